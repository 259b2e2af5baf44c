import type { ProofKind } from '@tessera/shared-contracts/extensions';
import { PasswordField, TextField } from '@tessera/shared-contracts/ui';
import { errorOf, type SubmitForm } from '../../shared';
import { messages } from './proofs.messages';

interface ProofFieldProps {
  readonly kind: ProofKind;
  /** Its form: shows a refused proof, until another is typed. */
  readonly form: Pick<SubmitForm<never, 'proof'>, 'fieldError' | 'clear'>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The password, or the code of a second factor: a session that was left open is not enough to change the ways to log in. */
export function ProofField({ kind, form: { fieldError, clear }, value, onChange }: ProofFieldProps) {
  const field = {
    label: messages[kind],
    value,
    onChange: (event: { readonly target: { readonly value: string } }) => {
      onChange(event.target.value);
      clear();
    },
    ...errorOf(fieldError, 'proof'),
  };
  return kind === 'password' ? (
    <PasswordField {...field} name="password" autoComplete="current-password" />
  ) : (
    <TextField {...field} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
  );
}
