import { useId, useState } from 'react';
import { readSettings, type Settings } from '../../stage/environment/settings';
import { messages } from '../workbench.messages';

interface SettingTextProps {
  readonly name: 'clock' | 'zone' | 'locale';
  readonly label: string;
  readonly value: string | undefined;
  readonly byDefault: string;
  readonly suggestions: readonly string[];
  readonly onChange: (settings: Settings) => void;
}

/** One setting of many values, typed or picked from suggestions; it applies on Enter and when the field is left. */
export function SettingText({ name, label, value, byDefault, suggestions, onChange }: SettingTextProps) {
  const id = useId();
  const [text, setText] = useState(value ?? '');
  const { settings, problems } = readSettings(text === '' ? '' : new URLSearchParams({ [name]: text }).toString());
  const isWrong = problems.length > 0;
  const apply = () => {
    if (!isWrong && settings[name] !== value) onChange({ [name]: settings[name] });
  };
  return (
    <label className="bench-field">
      <span>{label}</span>
      <input
        list={id}
        value={text}
        placeholder={byDefault}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}problem` : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && apply()}
        onBlur={apply}
      />
      {isWrong && <small id={`${id}problem`}>{messages.problems[name]}</small>}
      <datalist id={id}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </label>
  );
}
