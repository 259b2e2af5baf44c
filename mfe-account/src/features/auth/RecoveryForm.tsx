import { isEmail } from '@tessera/shared-contracts/accounts';
import { request, sendCall } from '@tessera/shared-contracts/api';
import { forgotPassword } from '@tessera/shared-contracts/extensions';
import { Mail } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { errorOf, FormFailure, SubmitButton, useSubmitForm } from '../../shared';
import { Form, Text } from './AuthDialog.styles';
import { messages } from './auth.messages';
import { EmailField } from './EmailField';
import { ResetForm } from './lazyForms';
import { ReturnToLogin } from './ReturnToLogin';
import { refused } from './refused';

interface RecoveryFormProps {
  readonly email: string;
  readonly emailInput: RefObject<HTMLInputElement | null>;
  readonly onEmailChange: (email: string) => void;
  /** Returns to login; with its message after a password change. */
  readonly onReturn: (notice?: string) => void;
}

/** Account recovery by mail: the address, then the mailed code with a new password (extension `recovery`). */
export function RecoveryForm(props: RecoveryFormProps) {
  const [isSent, setIsSent] = useState(false);
  return isSent ? (
    <ResetForm email={props.email} onReturn={props.onReturn} />
  ) : (
    <MailForm {...props} onSent={() => setIsSent(true)} />
  );
}

function MailForm({ email, emailInput, onEmailChange, onReturn, onSent }: RecoveryFormProps & { onSent: () => void }) {
  useEffect(() => void ResetForm.preload(), []);
  const { status, fieldError, failure, failureDetail, submit, clear } = useSubmitForm({
    check: (address: string) =>
      isEmail(address) ? undefined : { field: 'email' as const, message: messages.invalidEmail },
    send: (address, signal) => sendCall(request(forgotPassword, { body: { email: address.trim() } }), { signal }),
    read: ({ error }) => (error ? refused(error) : { leave: onSent }),
  });
  return (
    <Form fault={fieldError} onSubmit={() => submit(email)}>
      <Text>{messages.forgotLine}</Text>
      <EmailField
        ref={emailInput}
        leading={<Mail aria-hidden="true" size={18} strokeWidth={1.9} />}
        value={email}
        onChange={(typed) => {
          onEmailChange(typed);
          clear();
        }}
        {...errorOf(fieldError, 'email')}
      />
      <FormFailure failure={failure} detail={failureDetail} />
      <SubmitButton status={status} busyLabel={messages.recovering}>
        {messages.recover}
      </SubmitButton>
      <ReturnToLogin onReturn={() => onReturn()} />
    </Form>
  );
}
