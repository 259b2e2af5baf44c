import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, font, grout, radius } from '../../theme';
import { messages, VisuallyHidden } from '../basics';
import { FieldGrid, LabelText } from './Field.styles';
import { FieldError } from './FieldError';
import { enterDigits, eraseDigit, newDigits } from './oneTimeCode';

const Boxes = styled.div<{ $length: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $length }) => $length}, minmax(0, 1fr));
  gap: ${grout.slab};
`;

const Box = styled.input`
  appearance: none;
  width: 100%;
  height: 4rem;
  box-sizing: border-box;
  margin: 0;
  border: 0;
  padding: 0;
  border-radius: ${radius.cut};
  &:first-child { border-start-start-radius: 14px; border-end-start-radius: 14px; }
  &:last-child { border-start-end-radius: 14px; border-end-end-radius: 14px; }
  background: ${color.surface.raised};
  box-shadow: inset 0 -2px 0 ${color.line.control};
  font: 600 1.625rem / 1 ${font.ui};
  font-variant-numeric: tabular-nums lining-nums;
  color: ${color.text.primary};
  text-align: center;
  caret-color: ${color.focus.ring};
  &:not(:placeholder-shown) { background: ${color.surface.pressed}; box-shadow: inset 0 -2px 0 ${color.accent.base}; }
  &[aria-invalid='true'] {
    background: ${color.feedback.lossSoft};
    box-shadow: inset 0 -2px 0 ${color.feedback.loss};
    color: ${color.feedback.loss};
  }
  &:focus { outline: none; background: ${color.surface.void}; box-shadow: inset 0 0 0 2px ${color.focus.ring}; }
  &:disabled { color: ${color.text.disabled}; }
  @media (forced-colors: active) { border: 1px solid; }
`;

/** Props of {@link OneTimeCodeField}. */
export interface OneTimeCodeFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  /** The digits so far. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: ReactNode;
  readonly length?: number | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Called with the code as soon as the last digit is entered. */
  readonly onComplete?: ((value: string) => void) | undefined;
}

/**
 * One box per digit of a code. Typing advances, Backspace moves back, pasting or the phone's autofill fills all boxes.
 * The group is one tab stop: its boxes are reached by arrow keys.
 */
export function OneTimeCodeField({
  label,
  isLabelHidden = false,
  value,
  onChange,
  error,
  length = 6,
  isDisabled,
  onComplete,
}: OneTimeCodeFieldProps) {
  const id = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const code = value.slice(0, length);
  const activeIndex = Math.min(code.length, length - 1);
  // The focus advances in the same tick as typing, before the new code is rendered.
  const latestCode = useRef(code);
  useLayoutEffect(() => {
    latestCode.current = code;
  });

  const focusBox = (index: number) => {
    const box = boxes.current[Math.max(0, Math.min(index, length - 1))];
    box?.focus();
    box?.select();
  };
  const change = (next: { code: string; focus: number } | undefined) => {
    if (next === undefined) return;
    const isChanged = next.code !== latestCode.current;
    latestCode.current = next.code;
    if (isChanged) onChange(next.code);
    focusBox(next.focus);
    if (isChanged && next.code.length === length) onComplete?.(next.code);
  };
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const moves = new Map([
      ['ArrowLeft', index - 1],
      ['ArrowRight', index + 1],
      ['Home', 0],
      ['End', activeIndex],
    ]);
    const target = moves.get(event.key);
    if (event.key === 'Backspace') change(eraseDigit(latestCode.current, index));
    else if (event.key === 'Delete') change({ ...eraseDigit(latestCode.current, index), focus: index });
    else if (target !== undefined) focusBox(Math.min(target, activeIndex));
    else return;
    event.preventDefault();
  };
  const handlePaste = (event: ClipboardEvent, index: number) => {
    event.preventDefault();
    change(enterDigits(latestCode.current, index, event.clipboardData.getData('text'), length));
  };

  const labelText = (
    <LabelText as="span" id={`${id}-label`}>
      {label}
    </LabelText>
  );
  return (
    <FieldGrid>
      {isLabelHidden ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      <Boxes
        role="group"
        aria-labelledby={`${id}-label`}
        {...(error && { 'aria-describedby': `${id}-error` })}
        $length={length}
      >
        {Array.from({ length }, (_, index) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its position
            key={index}
            ref={(element) => {
              boxes.current[index] = element;
            }}
            aria-label={messages.digit(index + 1, length)}
            type="text"
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            placeholder=" "
            tabIndex={index === activeIndex ? 0 : -1}
            value={code[index] ?? ''}
            disabled={isDisabled}
            onChange={(event) =>
              change(enterDigits(latestCode.current, index, newDigits(code[index] ?? '', event.target.value), length))
            }
            onKeyDown={(event) => handleKeyDown(event, index)}
            onPaste={(event) => handlePaste(event, index)}
            // A digit never leaves a gap before it.
            onFocus={(event) =>
              index > latestCode.current.length ? focusBox(latestCode.current.length) : event.target.select()
            }
            {...(error && { 'aria-invalid': true })}
          />
        ))}
      </Boxes>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </FieldGrid>
  );
}
