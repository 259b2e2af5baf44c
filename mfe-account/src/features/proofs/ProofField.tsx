import type { ProofKind } from '@tessera/shared-contracts/extensions';
import { PasswordField, TextField } from '@tessera/shared-contracts/ui';
import { errorOf, type SubmitForm } from '../../shared';
import { messages } from './proofs.messages';

interface ProofFieldProps {
  readonly kind: ProofKind;
  /** State of its form: shows a refused proof until it is edited. */
  readonly form: Pick<SubmitForm<never, 'proof'>, 'fieldError' | 'clear'>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The password, or the code of a second factor: an open session alone may not change login methods. */
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
