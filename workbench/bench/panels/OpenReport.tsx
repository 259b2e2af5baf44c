import { type FormEvent, useId, useState } from 'react';
import { readReport } from '../address/readReport';
import { messages } from '../workbench.messages';
import { Panel } from './Panel';

interface OpenReportProps {
  readonly go: (path: string) => void;
}

/** Opens the state of a pasted bug report, with its settings and steps. */
export function OpenReport({ go }: OpenReportProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = readReport(text);
    setProblem('problem' in read ? read.problem : undefined);
    if ('path' in read) go(read.path);
  };
  return (
    <Panel title={messages.openReport}>
      <form className="bench-editor" onSubmit={handleSubmit}>
        <label htmlFor={id}>{messages.pastedReport}</label>
        <textarea
          id={id}
          rows={4}
          value={text}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}problem`}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={`${id}problem`} role="alert">
          {problem}
        </p>
        <button type="submit">{messages.open}</button>
      </form>
    </Panel>
  );
}
