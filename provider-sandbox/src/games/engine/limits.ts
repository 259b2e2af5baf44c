import { compareDecimals, type Decimal, ledgerPlaces } from '@tessera/shared-contracts/money';
import { usdRates } from '../../wallet/coins';
import { payoutOf, writePlaces } from './payout';

/** Limits of the stake and the payout of one round. */
export interface StakeLimits {
  readonly minStake: Decimal;
  readonly maxStake: Decimal;
  readonly largestPayout: Decimal;
}

/** The limits in cents of a US dollar; play money counts as dollars. */
const inCents = { minStake: 1n, maxStake: 10_000_000n, largestPayout: 100_000_000n };
const digitsKept = 2;

/** The limits of a currency: worth the same in each, rounded to two digits for readability. */
export function limitsOf(currency: string): StakeLimits {
  const centsOfUnit = BigInt(writeCents(usdRates.get(currency) ?? '1'));
  const convert = (cents: bigint) => {
    const units = (cents * 10n ** BigInt(ledgerPlaces)) / centsOfUnit;
    const scale = 10n ** BigInt(Math.max(0, String(units).length - digitsKept));
    return writePlaces((units / scale) * scale, ledgerPlaces);
  };
  return {
    minStake: convert(inCents.minStake),
    maxStake: convert(inCents.maxStake),
    largestPayout: convert(inCents.largestPayout),
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
