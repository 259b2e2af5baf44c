import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, font } from '../../theme';
import { focusRing } from '../basics';
import { FieldGrid } from './Field.styles';
import { FieldError } from './FieldError';

const Row = styled.label`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  padding: 2px 0;
  font: 450 0.8125rem / 1.25rem ${font.ui};
  color: ${color.text.secondary};
  cursor: pointer;
  &:has(input:disabled) { cursor: not-allowed; opacity: 0.5; }
`;

const Box = styled.span`
  position: relative;
  flex: none;
  width: 20px;
  height: 20px;
  & > svg { position: absolute; inset: 3px; color: ${color.text.onAccent}; visibility: hidden; pointer-events: none; }
  & > input:checked + svg { visibility: visible; }
`;

const Input = styled.input`
  appearance: none;
  display: block;
  width: 20px;
  height: 20px;
  margin: 0;
  border-radius: 5px;
  background: ${color.surface.void};
  box-shadow: inset 0 0 0 1.5px ${color.line.control};
  cursor: inherit;
  &:checked { background: ${color.accent.base}; box-shadow: none; }
  &[aria-invalid='true']:not(:checked) { box-shadow: inset 0 0 0 2px ${color.feedback.loss}; }
  ${focusRing}
  @media (forced-colors: active) { appearance: auto; }
`;

/** Props of {@link CheckboxField}. */
export interface CheckboxFieldProps {
  readonly label: ReactNode;
  readonly error?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly isDisabled?: boolean | undefined;
  readonly name?: string | undefined;
  readonly isRequired?: boolean | undefined;
}

/** A checkbox whose whole label is clickable. */
export function CheckboxField({ label, error, checked, onChange, isDisabled, name, isRequired }: CheckboxFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <FieldGrid>
      <Row htmlFor={id}>
        <Box>
          <Input
            id={id}
            type="checkbox"
            name={name}
            checked={checked}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.checked)}
            {...(isRequired && { 'aria-required': true })}
            {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
          />
          <Check aria-hidden="true" size={14} strokeWidth={3.2} />
        </Box>
        <span>{label}</span>
      </Row>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </FieldGrid>
  );
}
