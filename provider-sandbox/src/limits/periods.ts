import type { PlayPeriod } from '@tessera/shared-contracts/extensions/schema';

/** A period: its first moment, and the first moment of the next period. */
export interface Period {
  readonly from: Date;
  readonly until: Date;
}

/** The day, ISO week, month or year of UTC that a moment is in. */
export function periodAt(period: PlayPeriod, at: Date): Period {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  const between = (first: readonly [number, number, number], next: readonly [number, number, number]): Period => ({
    from: new Date(Date.UTC(...first)),
    until: new Date(Date.UTC(...next)),
  });
  if (period === 'year') return between([year, 0, 1], [year + 1, 0, 1]);
  if (period === 'month') return between([year, month, 1], [year, month + 1, 1]);
  if (period === 'day') return between([year, month, day], [year, month, day + 1]);
  const monday = day - ((at.getUTCDay() + 6) % 7);
  return between([year, month, monday], [year, month, monday + 7]);
}
