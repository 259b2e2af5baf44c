import { statusValue } from './listTransactions';
import { messages } from './transactions.messages';

/** Label of the provider's type (spec §3 Transaction, §21). */
export function typeLabel(type: string): string {
  switch (type.toLowerCase()) {
    case 'deposit':
      return messages.types.deposit;
    case 'withdraw':
      return messages.types.withdrawal;
    case 'vault-in':
      return messages.types.vaultIn;
    case 'vault-out':
      return messages.types.vaultOut;
    default:
      return type;
  }
}

/** Label of the provider's status (spec §3 Transaction); an underscore is shown as a space. */
export function statusLabel(status: string | null | undefined): string {
  const value = statusValue(status);
  if (value === 'unknown') return messages.unknown;
  if (value === 'complete') return messages.complete;
  const text = status?.trim().replaceAll('_', ' ') ?? '';
  return text.charAt(0).toUpperCase() + text.slice(1);
}
