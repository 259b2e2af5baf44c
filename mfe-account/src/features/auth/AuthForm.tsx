import { Button, Notice } from '@tessera/shared-contracts/ui';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { type SubmitForm, useFocusInvalid } from '../../shared';
import { AlternativeSignIn } from './AlternativeSignIn';
import { Form } from './AuthDialog.styles';

interface AuthFormProps<Fields, Field extends string> {
  readonly form: SubmitForm<Fields, Field>;
  /** What is sent. */
  readonly fields: Fields;
  readonly label: string;
  readonly busyLabel: string;
  readonly children: ReactNode;
}

/** What login and register have in common: fields, why it failed, the button, and other ways in. */
export function AuthForm<Fields, Field extends string>({
  form: { status, fieldError, failure, submit },
  fields,
  label,
  busyLabel,
  children,
}: AuthFormProps<Fields, Field>) {
  const form = useRef<HTMLFormElement>(null);
  useFocusInvalid(form, fieldError);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    submit(fields);
  }

  return (
    <Form ref={form} onSubmit={handleSubmit} noValidate>
      {children}
      {failure && (
        <Notice tone="loss" role="alert">
          {failure}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="lg" isBlock isBusy={status !== 'idle'} busyLabel={busyLabel}>
        {label}
      </Button>
      <AlternativeSignIn />
    </Form>
  );
}
