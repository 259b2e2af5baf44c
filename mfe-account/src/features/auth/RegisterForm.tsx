import { Button, CheckboxField, Notice, PasswordField, TextField } from '@tessera/shared-contracts/ui';
import { type FormEvent, type RefObject, useRef } from 'react';
import { errorOf, useFocusInvalid } from '../../shared';
import { AlternativeSignIn } from './AlternativeSignIn';
import { Checks, Form, Pair } from './AuthDialog.styles';
import { messages } from './auth.messages';
import type { RegisterFields } from './authRules';
import { ReferralField } from './ReferralField';
import { useRegister } from './useRegister';

interface RegisterFormProps {
  readonly fields: RegisterFields;
  readonly emailInput: RefObject<HTMLInputElement | null>;
  readonly onChange: (changed: Partial<RegisterFields>) => void;
  readonly onRegistered: (isSignedIn: boolean) => void;
}

/** Everything a new account needs; the first rule that fails is shown at its field. */
export function RegisterForm({ fields, emailInput, onChange, onRegistered }: RegisterFormProps) {
  const { status, refusal, failure, submit, clear } = useRegister({ onRegistered });
  const form = useRef<HTMLFormElement>(null);
  useFocusInvalid(form, refusal);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    submit(fields);
  }
  function change(changed: Partial<RegisterFields>) {
    onChange(changed);
    clear();
  }

  return (
    <Form ref={form} onSubmit={handleSubmit} noValidate>
      <Pair>
        <TextField
          ref={emailInput}
          label={messages.email}
          type="email"
          name="email"
          autoComplete="username"
          placeholder={messages.emailPlaceholder}
          value={fields.email}
          onChange={(event) => change({ email: event.target.value })}
          {...errorOf(refusal, 'email')}
        />
        <TextField
          label={messages.username}
          name="username"
          autoComplete="nickname"
          autoCapitalize="none"
          value={fields.username}
          onChange={(event) => change({ username: event.target.value })}
          {...errorOf(refusal, 'username')}
        />
      </Pair>
      <Pair>
        <PasswordField
          label={messages.password}
          name="password"
          autoComplete="new-password"
          hint={messages.passwordHint}
          value={fields.password}
          onChange={(event) => change({ password: event.target.value })}
          {...errorOf(refusal, 'password')}
        />
        <PasswordField
          label={messages.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          value={fields.confirmPassword}
          onChange={(event) => change({ confirmPassword: event.target.value })}
          {...errorOf(refusal, 'confirmPassword')}
        />
      </Pair>
      <ReferralField value={fields.referralCode} onChange={(referralCode) => change({ referralCode })} />
      <Checks>
        <CheckboxField
          label={messages.agreeTerms}
          checked={fields.agreeTerms}
          onChange={(agreeTerms) => change({ agreeTerms })}
          {...errorOf(refusal, 'agreeTerms')}
        />
        <CheckboxField
          label={messages.agreeMarketing}
          checked={fields.agreeMarketing}
          onChange={(agreeMarketing) => change({ agreeMarketing })}
        />
      </Checks>
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
        busyLabel={messages.registering}
      >
        {messages.register}
      </Button>
      <AlternativeSignIn />
    </Form>
  );
}
