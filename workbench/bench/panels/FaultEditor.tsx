import { sandboxDrops } from '@tessera/shared-contracts/testing/sandbox-names';
import { type FormEvent, useState } from 'react';
import type { State } from '../../state';
import { messages } from '../workbench.messages';
import { readFault } from './faultForm';

type Faults = NonNullable<State['faults']>;

const methods = ['GET', 'POST', 'PUT', 'DELETE', '*'];

interface FaultEditorProps {
  readonly faults: Faults;
  readonly onChange: (faults: Faults) => void;
}

/** The faults in force, and a form that adds one of a certain call. */
export function FaultEditor({ faults, onChange }: FaultEditorProps) {
  const [problem, setProblem] = useState<string>();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readFault(new FormData(event.currentTarget));
    setProblem('problem' in read ? read.problem : undefined);
    // The provider obeys the first that fits: the newest.
    if ('fault' in read) onChange([read.fault, ...faults]);
  };
  const { fault: labels, faultProblems: problems } = messages;
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
      <form className="bench-fault" onSubmit={handleSubmit}>
        <label className="bench-field">
          <span>{labels.method}</span>
          <select name="method">
            {methods.map((method) => (
              <option key={method}>{method}</option>
            ))}
          </select>
        </label>
        <label className="bench-field">
          <span>{labels.path}</span>
          <input name="path" defaultValue="/" required pattern="/.*" title={problems.path} />
        </label>
        <label className="bench-field">
          <span>{labels.status}</span>
          <input name="status" inputMode="numeric" pattern="[2-5]\d\d" title={problems.status} />
        </label>
        <label className="bench-field">
          <span>{labels.delayMs}</span>
          <input name="delayMs" inputMode="numeric" pattern="\d{0,7}" title={problems.delayMs} />
        </label>
        <label className="bench-field">
          <span>{labels.drop}</span>
          <select name="drop">
            <option value="">{labels.dropNone}</option>
            {sandboxDrops.map((drop) => (
              <option key={drop}>{drop}</option>
            ))}
          </select>
        </label>
        <label className="bench-field bench-wide">
          <span>{labels.body}</span>
          <textarea name="body" rows={3} spellCheck={false} />
        </label>
        <p role="alert" className="bench-wide">
          {problem}
        </p>
        <button type="submit">{messages.addFault}</button>
      </form>
    </>
  );
}
