import { Eye, EyeOff, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { color } from '../../theme';
import { IconButton, messages } from '../basics';
import { TextField, type TextFieldProps } from './TextField';

/** A password input with a button that shows the typed text, and a notice while Caps Lock is on. */
export function PasswordField({
  disabled,
  trailing,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...field
}: Omit<TextFieldProps, 'type' | 'labelExtra'>) {
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'));
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      disabled={disabled}
      type={isShown ? 'text' : 'password'}
      onKeyDown={(event) => {
        readCapsLock(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        readCapsLock(event);
        onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setHasCapsLock(false);
        onBlur?.(event);
      }}
      labelExtra={
        <CapsLock role="status">
          {hasCapsLock && (
            <>
              <TriangleAlert aria-hidden="true" size={14} strokeWidth={2.2} />
              <span>{messages.capsLock}</span>
            </>
          )}
        </CapsLock>
      }
      trailing={
        <>
          {trailing}
          <IconButton
            label={isShown ? messages.hidePassword : messages.showPassword}
            icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            disabled={disabled}
            onClick={() => setIsShown(!isShown)}
          />
        </>
      }
    />
  );
}

const CapsLock = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${color.feedback.warning};
`;
