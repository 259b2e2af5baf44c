import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton, messages } from '../basics';
import { TextField, type TextFieldProps } from './TextField';

/** A password input with a button that shows the typed text. */
export function PasswordField({ disabled, trailing, ...field }: Omit<TextFieldProps, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  const toggle = (
    <IconButton
      label={isShown ? messages.hidePassword : messages.showPassword}
      icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      disabled={disabled}
      onClick={() => setIsShown(!isShown)}
    />
  );
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      disabled={disabled}
      type={isShown ? 'text' : 'password'}
      trailing={
        <>
          {trailing}
          {toggle}
        </>
      }
    />
  );
}
