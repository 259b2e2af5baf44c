import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, duration, easing, font, media, type } from '../../theme';
import { focusRing, plainButton, VisuallyHidden } from '../basics';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  display: grid;
`;

const LabelText = styled.label`
  font: 550 0.875rem / 1.25rem ${font.ui};
  color: ${color.text.primary};
  cursor: pointer;
`;

const Hint = styled.span`
  font: ${type.small};
  color: ${color.text.tertiary};
`;

const Track = styled.button`
  ${plainButton}
  position: relative;
  display: block;
  flex: none;
  box-sizing: border-box;
  width: 46px;
  height: 26px;
  padding: 4px;
  border-radius: 8px;
  background: ${color.surface.void};
  box-shadow: inset 0 0 0 1.5px ${color.line.control};
  transition: background ${duration.fast} ${easing.standard};
  ${focusRing}
  &::before {
    content: '';
    display: block;
    width: 18px;
    height: 18px;
    border-radius: 5px;
    background: ${color.text.tertiary};
    transition: transform ${duration.fast} ${easing.standard};
  }
  &[aria-checked='true'] { background: ${color.accent.base}; box-shadow: none; }
  &[aria-checked='true']::before { transform: translateX(20px); background: ${color.text.onAccent}; }
  &:disabled { opacity: 0.5; cursor: not-allowed; }
  ${media.touch} {
    &::after { content: ''; position: absolute; inset: -9px -6px; }
  }
  ${media.reducedMotion} {
    &, &::before { transition: none; }
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
    &::before { background: ButtonText; forced-color-adjust: none; }
    &[aria-checked='true'] { background: Highlight; }
    &[aria-checked='true']::before { background: HighlightText; }
  }
`;

/** Props of {@link Switch}. */
export interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isLabelHidden?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly hint?: ReactNode;
}

/** An on/off setting that applies at once: label at the left, switch at the right. */
export function Switch({ label, isOn, onChange, isLabelHidden = false, isDisabled, hint }: SwitchProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const labelText = <LabelText htmlFor={id}>{label}</LabelText>;
  return (
    <Row>
      {isLabelHidden ? (
        <VisuallyHidden>{labelText}</VisuallyHidden>
      ) : (
        <Words>
          {labelText}
          {hint && <Hint id={hintId}>{hint}</Hint>}
        </Words>
      )}
      <Track
        id={id}
        type="button"
        role="switch"
        aria-checked={isOn}
        disabled={isDisabled}
        onClick={() => onChange(!isOn)}
        {...(hint && !isLabelHidden && { 'aria-describedby': hintId })}
      />
    </Row>
  );
}
