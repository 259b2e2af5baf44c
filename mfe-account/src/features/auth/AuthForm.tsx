import type { ReactNode } from 'react';
import { FormFailure, SubmitButton, type SubmitForm } from '../../shared';
import { AlternativeSignIn } from './AlternativeSignIn';
import { Form } from './AuthDialog.styles';

interface AuthFormProps<Fields, Field extends string> {
  readonly form: SubmitForm<Fields, Field>;
  /** The fields to send. */
  readonly fields: Fields;
  readonly label: string;
  readonly busyLabel: string;
  /** Another way to sign in, below the button. */
  readonly alternative?: ReactNode;
  readonly children: ReactNode;
}

/** Common parts of login and register: fields, error message, button, and alternative sign-in. */
export function AuthForm<Fields, Field extends string>({
  form: { status, fieldError, failure, failureDetail, submit },
  fields,
  label,
  busyLabel,
  alternative,
  children,
}: AuthFormProps<Fields, Field>) {
  return (
    <Form fault={fieldError} onSubmit={() => submit(fields)}>
      {children}
      <FormFailure failure={failure} detail={failureDetail} />
      <SubmitButton status={status} busyLabel={busyLabel}>
        {label}
      </SubmitButton>
      <AlternativeSignIn>{alternative}</AlternativeSignIn>
    </Form>
  );
}
