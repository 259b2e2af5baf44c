import { compareDecimals, type Decimal, ledgerPlaces } from '@tessera/shared-contracts/money';
import { roundLimitsInCents } from '@tessera/shared-contracts/originals';
import { usdRates } from '../../wallet/coins';
import { payoutOf, writePlaces } from './payout';

/** Limits of the stake and the payout of one round. */
export interface StakeLimits {
  readonly minStake: Decimal;
  readonly maxStake: Decimal;
  readonly largestPayout: Decimal;
}

const digitsKept = 2;

/** The limits of a currency: worth the same in each, rounded to two digits for readability. Play money counts as dollars. */
export function limitsOf(currency: string): StakeLimits {
  const centsOfUnit = BigInt(writeCents(usdRates.get(currency) ?? '1'));
  const convert = (cents: number) => {
    const units = (BigInt(cents) * 10n ** BigInt(ledgerPlaces)) / centsOfUnit;
    const scale = 10n ** BigInt(Math.max(0, String(units).length - digitsKept));
    return writePlaces((units / scale) * scale, ledgerPlaces);
  };
  return {
    minStake: convert(roundLimitsInCents.minStake),
    maxStake: convert(roundLimitsInCents.maxStake),
    largestPayout: convert(roundLimitsInCents.largestPayout),
  };
}

const writeCents = (rate: Decimal): string => {
  const [whole = '', fraction = ''] = rate.split('.');
  return `${whole}${fraction.padEnd(2, '0')}`;
};

/** The limit that a stake breaks, if any. A bet that could pay more than the limit is refused, never reduced. */
export function findLimitBreach(
  limits: StakeLimits,
  stake: Decimal,
  largestMultiplier: Decimal,
): keyof StakeLimits | undefined {
  if (compareDecimals(stake, limits.minStake) < 0) return 'minStake';
  if (compareDecimals(stake, limits.maxStake) > 0) return 'maxStake';
  return compareDecimals(payoutOf(stake, largestMultiplier), limits.largestPayout) > 0 ? 'largestPayout' : undefined;
}
