import { useId } from 'react';

interface SettingSelectProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly string[];
  /** Text of the value that none of the options has. */
  readonly otherText?: string | undefined;
  /** Text of the choice that leaves the setting out. */
  readonly byDefault: string;
  /** A note below the choice, which also describes it. */
  readonly hint?: string | false;
  readonly onChange: (value: string | undefined) => void;
}

/** One setting of a few values. */
export function SettingSelect({ label, value, options, otherText, byDefault, hint, onChange }: SettingSelectProps) {
  const id = useId();
  return (
    <label className="bench-field">
      <span>{label}</span>
      <select
        aria-label={label}
        aria-describedby={hint ? id : undefined}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">{byDefault}</option>
        {otherText !== undefined && <option value={value}>{otherText}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      {hint && <small id={id}>{hint}</small>}
    </label>
  );
}
