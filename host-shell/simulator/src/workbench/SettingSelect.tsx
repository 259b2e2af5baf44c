interface SettingSelectProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly string[];
  /** Text of the choice that leaves the setting out. */
  readonly byDefault: string;
  readonly onChange: (value: string | undefined) => void;
}

/** One setting of a few values. */
export function SettingSelect({ label, value, options, byDefault, onChange }: SettingSelectProps) {
  return (
    <label className="bench-field">
      <span>{label}</span>
      <select value={value ?? ''} onChange={(event) => onChange(event.target.value || undefined)}>
        <option value="">{byDefault}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
