import { statusValue } from './listTransactions';
import { messages } from './transactions.messages';

/** Label of the provider's status (spec §3 Transaction); an underscore is shown as a space. */
export function statusLabel(status: string | null | undefined): string {
  const value = statusValue(status);
  if (value === 'unknown') return messages.unknown;
  if (value === 'complete') return messages.complete;
  const text = status?.trim().replaceAll('_', ' ') ?? '';
  return text.charAt(0).toUpperCase() + text.slice(1);
}
