import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, font } from '../../theme';
import { focusRing } from '../basics';
import { FieldError } from './FieldError';

const Group = styled.fieldset`
  display: grid;
  gap: 8px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0 0 8px;
    font: 550 0.8125rem / 1.125rem ${font.ui};
    color: ${color.text.primary};
  }
  & > label {
    display: flex;
    gap: 12px;
    align-items: center;
    min-height: 1.75rem;
    font: 450 0.8125rem / 1.25rem ${font.ui};
    color: ${color.text.secondary};
    cursor: pointer;
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    appearance: none;
    border-radius: 50%;
    background: ${color.surface.void};
    box-shadow: inset 0 0 0 1.5px ${color.line.control};
    cursor: inherit;
    &:checked { box-shadow: inset 0 0 0 6px ${color.accent.base}; }
    ${focusRing}
    @media (forced-colors: active) { appearance: auto; }
  }
`;

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps<Value extends string> {
  readonly label: ReactNode;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** Undefined until one is chosen: nothing is chosen in advance. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly error?: ReactNode;
}

/** One choice of a few, all of which are seen. With an error it can be focused, so that a form can lead there. */
export function RadioGroup<Value extends string>({ label, options, value, onChange, error }: RadioGroupProps<Value>) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <Group
      role="radiogroup"
      aria-required="true"
      {...(error && { 'aria-invalid': true, 'aria-describedby': errorId, tabIndex: -1 })}
    >
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Group>
  );
}
