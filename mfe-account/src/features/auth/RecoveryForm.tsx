import { isEmail } from '@tessera/shared-contracts/accounts';
import { TextLink } from '@tessera/shared-contracts/ui';
import { Mail } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { errorOf, FormFailure, SubmitButton, useSubmitForm } from '../../shared';
import { Form, LinkRow, Text } from './AuthDialog.styles';
import { messages } from './auth.messages';
import { EmailField } from './EmailField';
import { ResetForm } from './lazyForms';
import { mailRecoveryCode } from './mailRecoveryCode';
import { ReturnToLogin } from './ReturnToLogin';
import { refused } from './refused';
import type { Reset } from './useCodeSteps';

interface RecoveryFormProps {
  readonly email: string;
  readonly emailInput: RefObject<HTMLInputElement | null>;
  readonly onEmailChange: (email: string) => void;
  /** The step of the mailed code, for this address. */
  readonly reset: Reset | undefined;
  readonly onResetChange: (reset: Reset | undefined) => void;
  /** Returns to login; with its message after a password change. */
  readonly onReturn: (notice?: string) => void;
}

/** Account recovery by mail: the address, then the mailed code with a new password (extension `recovery`). */
export function RecoveryForm(props: RecoveryFormProps) {
  const { reset, onResetChange, onReturn } = props;
  return reset ? <ResetForm {...reset} onResetChange={onResetChange} onReturn={onReturn} /> : <MailForm {...props} />;
}

interface Asked {
  readonly address: string;
  /** Nothing is sent then. */
  readonly hasCode: boolean;
}

function MailForm({ email, emailInput, onEmailChange, onReturn, onResetChange }: RecoveryFormProps) {
  useEffect(() => void ResetForm.preload(), []);
  const { status, fieldError, failure, failureDetail, submit, clear } = useSubmitForm({
    check: ({ address }: Asked) =>
      isEmail(address) ? undefined : { field: 'email' as const, message: messages.invalidEmail },
    send: async ({ address, hasCode }, signal) => {
      const { error } = hasCode ? {} : await mailRecoveryCode(address, signal);
      return { error, reset: { email: address.trim(), isMailed: !hasCode } };
    },
    read: ({ error, reset }) => (error ? refused(error) : { leave: () => onResetChange(reset) }),
  });
  return (
    <Form fault={fieldError} onSubmit={() => submit({ address: email, hasCode: false })}>
      <Text>{messages.forgotLine}</Text>
      <EmailField
        ref={emailInput}
        leading={<Mail aria-hidden="true" size={18} strokeWidth={1.9} />}
        value={email}
        onChange={(typed) => {
          onEmailChange(typed);
          // Otherwise its former address would open the next step while it is typed.
          onResetChange(undefined);
          clear();
        }}
        {...errorOf(fieldError, 'email')}
      />
      <FormFailure failure={failure} detail={failureDetail} />
      <SubmitButton status={status} busyLabel={messages.recovering}>
        {messages.recover}
      </SubmitButton>
      <LinkRow $align="start">
        <TextLink onClick={() => submit({ address: email, hasCode: true })}>{messages.haveCode}</TextLink>
      </LinkRow>
      <ReturnToLogin onReturn={() => onReturn()} />
    </Form>
  );
}
