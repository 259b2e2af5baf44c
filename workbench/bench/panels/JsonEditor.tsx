import { useId, useState } from 'react';
import { type GenericSchema, safeParse } from 'valibot';
import { messages } from '../workbench.messages';

/** Reads a JSON text with a schema: its value, or what is wrong with it. */
function readJson<Value>(text: string, schema: GenericSchema<unknown, Value>): { value: Value } | { problem: string } {
  try {
    const { success, output, issues } = safeParse(schema, JSON.parse(text));
    return success ? { value: output } : { problem: issues[0].message };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

interface JsonEditorProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly schema: GenericSchema<unknown, Value>;
  readonly onApply: (value: Value) => void;
}

/** Edits a value as JSON; one that is not valid stays in the field with the reason. */
export function JsonEditor<Value>({ label, value, schema, onApply }: JsonEditorProps<Value>) {
  const id = useId();
  const [text, setText] = useState(JSON.stringify(value, null, 2));
  const [problem, setProblem] = useState<string>();
  const handleApply = () => {
    const read = readJson(text, schema);
    setProblem('problem' in read ? read.problem : undefined);
    if ('value' in read) onApply(read.value);
  };
  return (
    <div className="bench-editor">
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
      <button type="button" onClick={handleApply}>
        {messages.apply}
      </button>
    </div>
  );
}
