import { messages } from './transactions.messages';

/** The provider's type as a player reads it (spec §3). */
export function typeLabel(type: string): string {
  switch (type.toLowerCase()) {
    case 'deposit':
      return messages.types.deposit;
    case 'withdraw':
      return messages.types.withdrawal;
    default:
      return type;
  }
}

/** The provider's status as a player reads it (spec §3); an underscore of the provider's is read as a space. */
export function statusLabel(status: string | null | undefined): string {
  const text = status?.trim().replaceAll('_', ' ') ?? '';
  if (text === '') return messages.unknown;
  if (text === 'finished' || text === 'confirmed') return messages.complete;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
