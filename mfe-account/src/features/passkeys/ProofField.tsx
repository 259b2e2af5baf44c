import type { PasskeyProof } from '@tessera/shared-contracts/extensions';
import { PasswordField, TextField } from '@tessera/shared-contracts/ui';
import { messages } from './passkeys.messages';

interface ProofFieldProps {
  readonly kind: PasskeyProof;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string;
}

/** The password, or the code of a second factor: a session that was left open is not enough to change passkeys. */
export function ProofField({ kind, value, onChange, error }: ProofFieldProps) {
  const field = {
    autoFocus: true,
    label: messages[kind],
    value,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
    ...(error !== undefined && { error }),
  };
  return kind === 'password' ? (
    <PasswordField {...field} name="password" autoComplete="current-password" />
  ) : (
    <TextField {...field} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
  );
}
