import { Notice, PasswordField, TextLink } from '@tessera/shared-contracts/ui';
import { Mail } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { errorOf } from '../../shared';
import { offersPasskeys } from '../passkeys';
import { LinkRow } from './AuthDialog.styles';
import { AuthForm } from './AuthForm';
import { messages } from './auth.messages';
import { EmailField } from './EmailField';
import { PasskeySignIn } from './lazyPasskeySignIn';
import type { LoginEnd } from './signIn';
import type { LoginChallenge } from './useCodeSteps';
import { useLogin } from './useLogin';

interface LoginFormProps {
  /** Why a new account has to log in. */
  readonly notice: string | undefined;
  readonly email: string;
  readonly emailInput: RefObject<HTMLInputElement | null>;
  readonly onEmailChange: (email: string) => void;
  readonly onForgot: () => void;
  readonly onSuccess: LoginEnd;
  /** Called with a login that requires the second factor. */
  readonly onChallenge: (challenge: Omit<LoginChallenge, 'email'>) => void;
  /** Returns to the code of the last login; absent if there is none. */
  readonly onCode: (() => void) | undefined;
}

/** E-mail and password. */
export function LoginForm({
  notice,
  email,
  emailInput,
  onEmailChange,
  onForgot,
  onSuccess,
  onChallenge,
  onCode,
}: LoginFormProps) {
  const [password, setPassword] = useState('');
  const form = useLogin({ onSuccess, onChallenge });
  const { fieldError, clear } = form;

  return (
    <AuthForm
      form={form}
      fields={{ email, password }}
      label={messages.login}
      busyLabel={messages.loggingIn}
      alternative={offersPasskeys() && <PasskeySignIn onSuccess={onSuccess} />}
    >
      {notice && (
        // A status that is inserted with its text is not announced.
        <Notice tone="info" role="alert">
          {notice}
        </Notice>
      )}
      <EmailField
        ref={emailInput}
        // Enables passkeys in the browser's autofill.
        autoComplete={offersPasskeys() ? 'username webauthn' : 'username'}
        leading={<Mail aria-hidden="true" size={18} strokeWidth={1.9} />}
        value={email}
        onChange={(typed) => {
          onEmailChange(typed);
          clear();
        }}
        {...errorOf(fieldError, 'email')}
      />
      <PasswordField
        label={messages.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          clear();
        }}
        {...errorOf(fieldError, 'password')}
      />
      <LinkRow $align={onCode ? 'between' : 'end'}>
        {onCode && <TextLink onClick={onCode}>{messages.haveCode}</TextLink>}
        <TextLink onClick={onForgot}>{messages.forgotLink}</TextLink>
      </LinkRow>
    </AuthForm>
  );
}
