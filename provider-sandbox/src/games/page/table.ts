import {
  compareDecimals,
  countDecimalPlaces,
  type Decimal,
  formatCrypto,
  formatFiat,
  isPositiveDecimal,
  multiplyDecimals,
  parseDecimal,
  ledgerPlaces as places,
  readTypedDecimal,
  truncateDecimal,
} from '@tessera/shared-contracts/money';
import { findLimitBreach } from '../engine/limits';
import { writePlaces } from '../engine/payout';
import { gameMessages as words } from './game.messages';
import type { PlayState, StakeBalance } from './play';

/** The stake and its coin. This module has plain data and rules, without the DOM. */
export interface Table {
  readonly stake: string;
  readonly currency: string;
  readonly stakeBalances: readonly StakeBalance[];
}

/** Used before the balances are loaded. */
const noBalance = { amount: '0', usdRate: null, limits: { minStake: '0', maxStake: '0', largestPayout: '0' } };

export const openTable = ({ currency, stakeBalances }: Pick<PlayState, 'currency' | 'stakeBalances'>): Table => {
  const table = { stake: '', currency, stakeBalances };
  return { ...table, stake: suggestStake(stakeBalanceOf(table)) };
};

export const stakeBalanceOf = ({ stakeBalances, currency }: Pick<Table, 'stakeBalances' | 'currency'>): StakeBalance =>
  stakeBalances.find((stakeBalance) => stakeBalance.currency === currency) ?? { currency, ...noBalance };

/** A stake worth about a dollar, or 1 in a currency without a rate. */
export function suggestStake({ usdRate }: Pick<StakeBalance, 'usdRate'>): string {
  const units = usdRate === null ? 10 ** places : Math.floor(10 ** places / Number(usdRate));
  return parseDecimal(`${units}e-${places}`) ?? '1';
}

export const withCurrency = (table: Table, currency: string): Table => {
  const moved = { ...table, currency };
  return { ...moved, stake: suggestStake(stakeBalanceOf(moved)) };
};

export const withBalance = (table: Table, currency: string, amount: string): Table => ({
  ...table,
  stakeBalances: table.stakeBalances.map((stakeBalance) =>
    stakeBalance.currency === currency ? { ...stakeBalance, amount } : stakeBalance,
  ),
});

/** The stake times a factor, truncated to the ledger's decimals. */
export function scaleStake(stake: string, factor: string): string {
  const amount = parseDecimal(stake);
  return amount === undefined ? stake : truncateDecimal(multiplyDecimals(amount, factor), places);
}

const unitsOf = (amount: string, scale: number): bigint => {
  const [whole = '', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'));
};

/** The largest stake that the balance and the limits allow on a bet. */
export function largestStake(table: Table, largestMultiplier: string): string {
  const { amount, limits } = stakeBalanceOf(table);
  const multiplierScale = countDecimalPlaces(largestMultiplier);
  const paid = unitsOf(limits.largestPayout, places) * 10n ** BigInt(multiplierScale);
  const covered = writePlaces(paid / unitsOf(largestMultiplier, multiplierScale), places);
  const [least = '0'] = [amount, limits.maxStake, covered].sort(compareDecimals);
  return parseDecimal(truncateDecimal(least, places))?.replace(/\.?(?<!0)0+$/, '') || '0';
}

/** The table with the typed stake, with either decimal sign; undefined if the text is not a stake. */
export function takeStake(table: Table, text: string): Table | undefined {
  const typed = readTypedDecimal(text);
  const stake = readStake({ stake: 'fault' in typed ? '' : typed.amount });
  return stake === undefined ? undefined : { ...table, stake };
}

/** The stake as an amount, if it is valid. */
export function readStake(table: Pick<Table, 'stake'>): string | undefined {
  const amount = parseDecimal(table.stake);
  const isFit = amount !== undefined && isPositiveDecimal(amount) && countDecimalPlaces(amount) <= places;
  return isFit ? amount : undefined;
}

/** Why the stake is not allowed for a bet, if it is not. */
export function checkStake(table: Table, largestMultiplier: string): string | undefined {
  const stake = readStake(table);
  if (stake === undefined) return words.stakeInvalid;
  const { amount, limits } = stakeBalanceOf(table);
  if (compareDecimals(stake, amount) > 0) return words.insufficient;
  const breach = findLimitBreach(limits, stake, largestMultiplier);
  return breach && words.limit[breach](limits[breach], table.currency);
}

/** How many decimals of an amount are shown: two for play money, all for coins. */
export const placesOf = ({ usdRate }: Pick<StakeBalance, 'usdRate'>): number => (usdRate === null ? 2 : places);

/** Formats a gain or a loss, with its value if the coin has a rate: `−0.00019230 BTC · −$12.50`. */
export function describeNet(net: Decimal, { currency, usdRate }: Pick<StakeBalance, 'currency' | 'usdRate'>): string {
  const inCoin = `${formatCrypto(net, placesOf({ usdRate }), { isSigned: true })} ${currency}`;
  return usdRate === null ? inCoin : `${inCoin} · ${formatFiat(multiplyDecimals(net, usdRate), { isSigned: true })}`;
}
