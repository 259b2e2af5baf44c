import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { useHoldDialog } from '../dialog/holdDialog';
import { BusySquares } from './BusySquares';
import { type ButtonSize, type ButtonStyleProps, type ButtonVariant, buttonStyles } from './Button.styles';

const Face = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;

/** Props of {@link Button}; all props of a native button are passed on, `type` defaults to `button`. */
export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly isBlock?: boolean | undefined;
  /** The button's action is in progress: it keeps the focus, announces it, and ignores clicks. */
  readonly isBusy?: boolean | undefined;
  /** Whether it keeps its dialog open while busy; true by default, false for actions that only read. */
  readonly holdsDialog?: boolean | undefined;
  /** Replaces the label while busy, such as `Processing...`. */
  readonly busyLabel?: string | undefined;
  readonly icon?: ReactNode;
}

/** A button. While busy it is not `disabled`, since that would lose the focus. */
export function Button({
  variant = 'secondary',
  size = 'md',
  isBlock,
  isBusy = false,
  holdsDialog = true,
  busyLabel,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  useHoldDialog(isBusy && holdsDialog);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Prevented, not only ignored: a busy submit button must not submit again, by click or by Enter in a field.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Face
      {...rest}
      type={type}
      onClick={handleClick}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
      $variant={variant}
      $size={size}
      $isBlock={isBlock}
      $isBusy={isBusy}
    >
      {isBusy ? <BusySquares /> : icon}
      <span>{isBusy && busyLabel !== undefined ? busyLabel : children}</span>
    </Face>
  );
}
