import { parseDecimal, readTypedDecimal } from '@tessera/shared-contracts/money';
import { type DiceBet, faces, isAllowedBet, maxWinningFaces, minWinningFaces } from '../rules';

/** The bet on the other side with the same number of winning faces. */
export const swapSides = ({ direction, target }: DiceBet): DiceBet => ({
  direction: direction === 'over' ? 'under' : 'over',
  target: faces - target,
});

const withFaces = ({ direction }: DiceBet, winning: number): DiceBet => ({
  direction,
  target: direction === 'over' ? faces - winning : winning,
});

/** The bet with the wanted number of winning faces, clamped to the playable range. */
export const withWinningFaces = (bet: DiceBet, wanted: number): DiceBet =>
  withFaces(bet, Math.min(maxWinningFaces, Math.max(minWinningFaces, Math.round(wanted))));

/** Applies typed text to the bet; undefined if the result cannot be played. */
type Take = (bet: DiceBet, text: string) => DiceBet | undefined;

const allowed = (bet: DiceBet): DiceBet | undefined => (isAllowedBet(bet) ? bet : undefined);

const amountOf = (text: string): string | undefined => {
  const typed = readTypedDecimal(text);
  return 'fault' in typed ? undefined : typed.amount;
};

/** Reads `50`, `50.5`, `50,05` in hundredths; NaN for more decimals or other text. */
function hundredthsOf(text: string): number {
  const hundredths = Number(parseDecimal(`${amountOf(text)}e2`) ?? Number.NaN);
  return Number.isInteger(hundredths) ? hundredths : Number.NaN;
}

export const takeTarget: Take = (bet, text) => allowed({ ...bet, target: hundredthsOf(text) });
/** Picks the number of winning faces with the nearest chance. */
export const takeChance: Take = (bet, text) =>
  allowed(withFaces(bet, Math.round((hundredthsOf(text) * faces) / 10_000)));
/** Picks the number of winning faces with the nearest multiplier. */
export const takeMultiplier: Take = (bet, text) =>
  allowed(withFaces(bet, Math.round((faces * 0.99) / Number(amountOf(text) ?? Number.NaN))));
