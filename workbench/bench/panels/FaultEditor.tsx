import { sandboxDrops } from '@tessera/shared-contracts/testing/sandbox-names';
import { type FormEvent, useState } from 'react';
import type { State } from '../../state';
import { messages } from '../workbench.messages';
import { emptyFault, type FaultTexts, readFault } from './faultForm';

type Faults = NonNullable<State['faults']>;

const methods = ['GET', 'POST', 'PUT', 'DELETE', '*'];

interface FaultEditorProps {
  readonly faults: Faults;
  readonly onChange: (faults: Faults) => void;
}

/** The faults in force, and a form that adds one of a certain call. */
export function FaultEditor({ faults, onChange }: FaultEditorProps) {
  const [texts, setTexts] = useState(emptyFault);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const bind = (name: keyof FaultTexts) => ({
    value: texts[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setTexts((current) => ({ ...current, [name]: event.target.value })),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = readFault(texts);
    setProblems('problems' in read ? read.problems : []);
    // The provider obeys the first that fits: the newest.
    if ('fault' in read) onChange([read.fault, ...faults]);
  };
  const { fault: labels } = messages;
  return (
    <>
      {faults.length === 0 && <p>{messages.noFaults}</p>}
      <ul className="bench-faults" aria-label={messages.faultsInForce}>
        {faults.map((fault) => {
          const text = JSON.stringify(fault);
          return (
            <li key={text}>
              <code>{text}</code>
              <button
                type="button"
                aria-label={`${messages.remove} ${text}`}
                onClick={() => onChange(faults.filter((one) => one !== fault))}
              >
                {messages.remove}
              </button>
            </li>
          );
        })}
      </ul>
      <form className="bench-fault" noValidate onSubmit={handleSubmit}>
        <label className="bench-field">
          <span>{labels.method}</span>
          <select {...bind('method')}>
            {methods.map((method) => (
              <option key={method}>{method}</option>
            ))}
          </select>
        </label>
        <label className="bench-field">
          <span>{labels.path}</span>
          <input {...bind('path')} />
        </label>
        <label className="bench-field">
          <span>{labels.status}</span>
          <input inputMode="numeric" {...bind('status')} />
        </label>
        <label className="bench-field">
          <span>{labels.delayMs}</span>
          <input inputMode="numeric" {...bind('delayMs')} />
        </label>
        <label className="bench-field">
          <span>{labels.drop}</span>
          <select {...bind('drop')}>
            <option value="">{labels.dropNone}</option>
            {sandboxDrops.map((drop) => (
              <option key={drop}>{drop}</option>
            ))}
          </select>
        </label>
        <label className="bench-field bench-wide">
          <span>{labels.body}</span>
          <textarea rows={3} spellCheck={false} {...bind('body')} />
        </label>
        <div role="alert" className="bench-wide">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
        <button type="submit">{messages.addFault}</button>
      </form>
    </>
  );
}
