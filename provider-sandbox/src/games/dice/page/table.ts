import {
  compareDecimals,
  countDecimalPlaces,
  formatFiat,
  isPositiveDecimal,
  multiplyDecimals,
  parseDecimal,
  readTypedDecimal,
  truncateDecimal,
} from '@tessera/shared-contracts/money';
import { diceMessages as words } from '../dice.messages';
import {
  type DiceBet,
  faces,
  isAllowedBet,
  maxWinningFaces,
  minWinningFaces,
  payoutHundredths,
  readHundredths,
} from '../rules';
import type { PlayState, StakeBalance } from './play';

/** What lies on the table before a roll: the bet, the stake, the coin. Plain data and rules; no page. */
export interface Table {
  readonly bet: DiceBet;
  readonly stake: string;
  readonly currency: string;
  readonly stakeBalances: readonly StakeBalance[];
}

const places = 8;

export const openTable = ({ currency, stakeBalances }: PlayState): Table => {
  const table = { bet: { direction: 'over', target: 5_000 } as const, stake: '', currency, stakeBalances };
  return { ...table, stake: suggestStake(stakeBalanceOf(table)) };
};

export const stakeBalanceOf = ({ stakeBalances, currency }: Pick<Table, 'stakeBalances' | 'currency'>): StakeBalance =>
  stakeBalances.find((stakeBalance) => stakeBalance.currency === currency) ?? { currency, amount: '0', usdRate: null };

/** About a dollar's worth, or one of what has no rate. */
export function suggestStake({ usdRate }: StakeBalance): string {
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

/** The stake times a factor, cut to whole units of the ledger. */
export function scaleStake(stake: string, factor: '0.5' | '2'): string {
  const amount = parseDecimal(stake);
  return amount === undefined ? stake : truncateDecimal(multiplyDecimals(amount, factor), places);
}

/** The same number of winning faces on the other side. */
export const swapSides = ({ direction, target }: DiceBet): DiceBet =>
  direction === 'over' ? { direction: 'under', target: faces - target } : { direction: 'over', target: faces - target };

/** The bet with so many winning faces, held to what can be played. */
export function withWinningFaces({ direction }: DiceBet, wanted: number): DiceBet {
  const winning = Math.min(maxWinningFaces, Math.max(minWinningFaces, Math.round(wanted)));
  return { direction, target: direction === 'over' ? faces - winning : winning };
}

/** The table with what was typed; undefined when it names no bet that can be played. */
type Take = (table: Table, text: string) => Table | undefined;

const withBet = (table: Table, bet: DiceBet): Table | undefined => (isAllowedBet(bet) ? { ...table, bet } : undefined);
const withFaces = (table: Table, winning: number): Table | undefined =>
  withBet(table, { ...table.bet, target: table.bet.direction === 'over' ? faces - winning : winning });

const amountOf = (text: string): string | undefined => {
  const typed = readTypedDecimal(text);
  return 'fault' in typed ? undefined : typed.amount;
};
const hundredthsOf = (text: string): number => readHundredths(amountOf(text) ?? '') ?? -1;

/** The stake as the amount that will be bet, whichever decimal sign it was typed with. */
export const takeStake: Take = (table, text) => {
  const stake = readStake({ stake: amountOf(text) ?? '' });
  return stake === undefined ? undefined : { ...table, stake };
};
export const takeTarget: Take = (table, text) => withBet(table, { ...table.bet, target: hundredthsOf(text) });
/** A chance of 12.34 % is 1,234 winning faces. */
export const takeChance: Take = (table, text) => withFaces(table, hundredthsOf(text));
/** The number of faces whose multiplier comes nearest. */
export const takeMultiplier: Take = (table, text) =>
  withFaces(table, Math.round(payoutHundredths / Number(amountOf(text) ?? Number.NaN)));

/** The stake as an amount, when it is one that can be sent. */
export function readStake(table: Pick<Table, 'stake'>): string | undefined {
  const amount = parseDecimal(table.stake);
  const isFit = amount !== undefined && isPositiveDecimal(amount) && countDecimalPlaces(amount) <= places;
  return isFit ? amount : undefined;
}

/** Why the table cannot be played, if it cannot. */
export function checkTable(table: Table): string | undefined {
  const stake = readStake(table);
  if (stake === undefined) return words.stakeInvalid;
  if (!isAllowedBet(table.bet)) return words.targetInvalid;
  if (compareDecimals(stake, stakeBalanceOf(table).amount) > 0) return words.insufficient;
  return undefined;
}

/** How many places of an amount are shown: play money has cents, coins all they have. */
export const placesOf = ({ usdRate }: StakeBalance): number => (usdRate === null ? 2 : places);

/** An amount with its value where the coin has a rate: `0.00019230 BTC · $12.50`. */
export function describeValue(amount: string, { currency, usdRate }: StakeBalance): string {
  const inCoin = `${amount} ${currency}`;
  return usdRate === null ? inCoin : `${inCoin} · ${formatFiat(multiplyDecimals(amount, usdRate))}`;
}
