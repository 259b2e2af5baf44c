import { type Decimal, multiplyDecimals, subtractDecimals } from '@tessera/shared-contracts/money';

/** Runs on the server, which decides, and in the game's page, which shows the same numbers beforehand. */

type Direction = 'over' | 'under';

/** A roll is one of these many hundredths, 0.00 to 99.99, each as likely. */
export const faces = 10_000;
/** Of a fair payout, what is paid: a house edge of 1 %. */
export const payoutHundredths = 9_900;
/** Winning faces that a bet may have: chances of 0.01 % to 98 %. */
export const minWinningFaces = 1;
export const maxWinningFaces = 9_800;

/** A bet on a roll: `over` 50.00 wins with 50.00 or more, `under` 50.00 with less than 50.00. */
export interface DiceBet {
  readonly direction: Direction;
  /** In hundredths: 5000 stands for 50.00. */
  readonly target: number;
}

export const countWinningFaces = ({ direction, target }: DiceBet): number =>
  direction === 'over' ? faces - target : target;

export const isAllowedBet = (bet: DiceBet): boolean => {
  const winning = countWinningFaces(bet);
  return Number.isInteger(bet.target) && winning >= minWinningFaces && winning <= maxWinningFaces;
};

export const isWinningRoll = ({ direction, target }: DiceBet, roll: number): boolean =>
  direction === 'over' ? roll >= target : roll < target;

/** What a win pays for each unit staked, cut to 4 places: what is shown is what is paid. */
export function readMultiplier(bet: DiceBet): Decimal {
  const tenThousandths = Math.floor((payoutHundredths * 10_000) / countWinningFaces(bet));
  return writePlaces(tenThousandths, 4);
}

/** Stake times multiplier, cut to 8 places. */
export function readPayout(bet: DiceBet, stake: Decimal): Decimal {
  const [whole = '0', fraction = ''] = multiplyDecimals(stake, readMultiplier(bet)).split('.');
  return `${whole}.${fraction.slice(0, 8).padEnd(8, '0')}`;
}

/** What a win adds to the balance. */
export const readProfit = (bet: DiceBet, stake: Decimal): Decimal => subtractDecimals(readPayout(bet, stake), stake);

/** The chance to win in per cent, 4 places, exact. */
export const readChance = (bet: DiceBet): Decimal => writePlaces(countWinningFaces(bet) * 100, 4);

/** Hundredths as players read them: 5000 is `50.00`. */
export const writeHundredths = (hundredths: number): Decimal => writePlaces(hundredths, 2);

/** Reads `50`, `50.5`, `50.05`; undefined for anything else. */
export function readHundredths(text: string): number | undefined {
  const match = /^(\d{1,3})(?:\.(\d{0,2}))?$/.exec(text.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}

/** The roll in hundredths: the digest's first 52 bits, as a fraction of 2^52, times the number of faces, cut. */
export const readRoll = (digest: string): number => Number((BigInt(`0x${digest.slice(0, 13)}`) * BigInt(faces)) >> 52n);

function writePlaces(units: number, places: number): Decimal {
  const digits = String(units).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
