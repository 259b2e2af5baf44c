import { Button, Notice, PasswordField, TextField, TextLink } from '@tessera/shared-contracts/ui';
import { Mail } from 'lucide-react';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { errorOf, useFocusInvalid } from '../../shared';
import { AlternativeSignIn } from './AlternativeSignIn';
import { Form, LinkRow } from './AuthDialog.styles';
import { messages } from './auth.messages';
import { useLogin } from './useLogin';

interface LoginFormProps {
  readonly email: string;
  readonly emailInput: RefObject<HTMLInputElement | null>;
  readonly onEmailChange: (email: string) => void;
  readonly onForgot: () => void;
  readonly onSuccess: () => void;
}

/** E-mail and password. */
export function LoginForm({ email, emailInput, onEmailChange, onForgot, onSuccess }: LoginFormProps) {
  const [password, setPassword] = useState('');
  const { status, refusal, failure, submit, clear } = useLogin(onSuccess);
  const form = useRef<HTMLFormElement>(null);
  useFocusInvalid(form, refusal);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    submit({ email, password });
  }

  return (
    <Form ref={form} onSubmit={handleSubmit} noValidate>
      <TextField
        ref={emailInput}
        label={messages.email}
        type="email"
        name="email"
        autoComplete="username"
        leading={<Mail aria-hidden="true" size={18} strokeWidth={1.9} />}
        value={email}
        onChange={(event) => {
          onEmailChange(event.target.value);
          clear();
        }}
        {...errorOf(refusal, 'email')}
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
        {...errorOf(refusal, 'password')}
      />
      <LinkRow $align="end">
        <TextLink onClick={onForgot}>{messages.forgotLink}</TextLink>
      </LinkRow>
      {failure && (
        <Notice tone="loss" role="alert">
          {failure}
        </Notice>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        isBusy={status !== 'idle'}
        busyLabel={messages.loggingIn}
      >
        {messages.login}
      </Button>
      <AlternativeSignIn />
    </Form>
  );
}
