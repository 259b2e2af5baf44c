import { type FormEvent, useId, useState } from 'react';

interface TextFormProps<Value> {
  readonly label: string;
  readonly action: string;
  readonly initial?: string;
  /** Reads the text: its value, or what is wrong with it. */
  readonly read: (text: string) => { readonly value: Value } | { readonly problem: string };
  readonly onRead: (value: Value) => void;
}

/** A text to write or paste; one that is not valid stays in the field with the reason. */
export function TextForm<Value>({ label, action, initial = '', read, onRead }: TextFormProps<Value>) {
  const id = useId();
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = read(text);
    setProblem('problem' in found ? found.problem : undefined);
    if ('value' in found) onRead(found.value);
  };
  return (
    <form className="bench-editor" onSubmit={handleSubmit}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={Math.min(text.split('\n').length + 1, 16)}
        spellCheck={false}
        value={text}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}problem`}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}problem`} role="alert">
        {problem}
      </p>
      <button type="submit">{action}</button>
    </form>
  );
}
