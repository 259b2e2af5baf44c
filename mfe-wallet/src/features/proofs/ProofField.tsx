import type { ProofKind } from '@tessera/shared-contracts/extensions';
import { PasswordField, TextField } from '@tessera/shared-contracts/ui';
import type { Ref } from 'react';
import { messages } from './proofs.messages';

/** The password or the code that a call takes beside the session. */
export function ProofField({
  kind,
  onChange,
  ...field
}: {
  readonly kind: ProofKind;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (proof: string) => void;
  readonly ref: Ref<HTMLInputElement>;
}) {
  const shared = {
    ...field,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
  };
  if (kind === 'password') {
    return <PasswordField {...shared} label={messages.password} name="password" autoComplete="current-password" />;
  }
  return (
    <TextField
      {...shared}
      label={messages.code}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
