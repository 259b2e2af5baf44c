import { type BreakLength, forGood } from '@tessera/shared-contracts/extensions/schema';

const dayMs = 24 * 60 * 60_000;

const months: Readonly<Partial<Record<BreakLength, number>>> = {
  '1m': 1,
  '2m': 2,
  '3m': 3,
  '6m': 6,
  '1y': 12,
  '3y': 36,
  '5y': 60,
};

/** When a break that begins now ends. A month ends on the same day of a later one, or on the first after it where there is none. */
export function endOf(length: BreakLength, at: Date): Date {
  if (length === 'for-good') return new Date(forGood);
  const count = months[length];
  if (count === undefined) return new Date(at.getTime() + (length === '1d' ? 1 : 7) * dayMs);
  const end = new Date(at);
  end.setUTCMonth(end.getUTCMonth() + count);
  const wanted = (at.getUTCMonth() + count) % 12;
  // The 31st of a month with 30 days is counted on into the next one.
  if (end.getUTCMonth() !== wanted) end.setUTCDate(1);
  return end;
}
