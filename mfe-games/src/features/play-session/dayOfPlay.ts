import type { Limits } from '@tessera/shared-contracts/extensions';
import { type Decimal, subtractDecimals } from '@tessera/shared-contracts/money';

/** A player's day at the provider, over all games and devices. */
export interface DayOfPlay {
  readonly minutes: number;
  readonly stakedUsd: Decimal;
  readonly returnedUsd: Decimal;
  /** Dollars won less dollars lost; an open round counts as lost. */
  readonly netUsd: Decimal;
}

/** The day as the limits count it, set or not; `undefined` where the answer lacks it. */
export function readDayOfPlay({ limits }: Limits): DayOfPlay | undefined {
  const usedOf = (wanted: string) =>
    limits.readable.find(({ kind, period }) => kind === wanted && period === 'day')?.used;
  const [minutes, stakedUsd, lost] = [usedOf('session'), usedOf('wager'), usedOf('loss')];
  if (minutes === undefined || stakedUsd === undefined || lost === undefined) return undefined;
  return {
    minutes: Math.floor(Number(minutes)),
    stakedUsd,
    returnedUsd: subtractDecimals(stakedUsd, lost),
    netUsd: subtractDecimals('0', lost),
  };
}
