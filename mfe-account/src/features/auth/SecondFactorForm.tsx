import { readableEmail, readCode } from '@tessera/shared-contracts/accounts';
import { request, sendCall } from '@tessera/shared-contracts/api';
import { verifyLogin } from '@tessera/shared-contracts/extensions';
import { TextField, TextLink } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import { SubmitButton, useSubmitForm } from '../../shared';
import { offersPasskeys } from '../passkeys';
import { Form, LinkRow, Text, Texts } from './AuthDialog.styles';
import { messages } from './auth.messages';
import { messages as formMessages } from './codes.messages';
import { PasskeySignIn } from './lazyPasskeySignIn';
import { ReturnToLogin } from './ReturnToLogin';
import { refusedLogin } from './refused';
import type { LoginEnd } from './signIn';
import type { LoginChallenge } from './useCodeSteps';
import { finishLogin, over } from './useLogin';

interface SecondFactorFormProps {
  readonly challenge: LoginChallenge;
  readonly onSuccess: LoginEnd;
  /** Returns to the password; with a reason when the login has run out. */
  readonly onBack: (reason?: string) => void;
}

/** The second factor of a login: an authenticator code, or a recovery code if the phone is lost. */
export function SecondFactorForm({ challenge, onSuccess, onBack }: SecondFactorFormProps) {
  const [code, setCode] = useState('');
  const [isRecovery, setIsRecovery] = useState(false);
  const { status, failure, failureDetail, submit, clear } = useSubmitForm({
    check: (token: string) => (token === '' ? { failure: formMessages.codeMissing } : undefined),
    send: (token, signal) => sendCall(request(verifyLogin, { body: { challengeId: challenge.id, token } }), { signal }),
    read: ({ data, error }) => {
      if (data) return finishLogin(data, onSuccess);
      if ('status' in error && error.status === over) return { leave: () => onBack(error.message) };
      return refusedLogin(error, onSuccess);
    },
  });

  function switchKind() {
    setIsRecovery(!isRecovery);
    setCode('');
    clear();
  }

  return (
    <Form fault={failure} isInvalidSelected onSubmit={() => submit(readCode(code))}>
      <Texts>
        <Text>
          {formMessages.loginOf} <bdi>{readableEmail(challenge.email)}</bdi>.
        </Text>
        <Text>{isRecovery ? formMessages.recoveryCodeLine : formMessages.codeLine}</Text>
      </Texts>
      <TextField
        // A separate field, so that phones show the right keyboard.
        key={String(isRecovery)}
        autoFocus
        label={isRecovery ? formMessages.recoveryCode : formMessages.code}
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          clear();
        }}
        error={failureDetail ? `${failure} ${failureDetail}` : failure}
      />
      <SubmitButton status={status} busyLabel={messages.loggingIn}>
        {messages.login}
      </SubmitButton>
      {challenge.hasPasskey && offersPasskeys() && (
        <PasskeySignIn challengeId={challenge.id} onSuccess={onSuccess} onOver={onBack} />
      )}
      <LinkRow $align="start">
        <TextLink onClick={switchKind}>{isRecovery ? formMessages.useCode : formMessages.useRecoveryCode}</TextLink>
      </LinkRow>
      <ReturnToLogin onReturn={() => onBack()} />
    </Form>
  );
}
