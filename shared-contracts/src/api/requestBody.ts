import { parseDecimal } from '../money';
import type { CallRequest } from './callDefinition';
import { exactNumber, stringifyJson } from './json';

/**
 * Writes the body of a POST.
 *
 * @throws when the amount is no decimal amount
 */
export function writeBody({ call, body }: CallRequest): string {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>);
  // Amounts are decimal strings in the app and JSON numbers on the wire (decisions, Balances).
  const written = fields.map(([key, value]) => [key, key === 'amount' ? writeAmount(call.id, value) : value]);
  return stringifyJson(Object.fromEntries(written));
}

function writeAmount(callId: string, value: unknown) {
  const amount = parseDecimal(value);
  if (amount === undefined) throw new Error(`${callId}: the amount is not a decimal amount.`);
  return exactNumber(amount);
}
