import { keno } from './constants';
import { type KenoRisk, kenoPayouts } from './kenoPayouts';
import { binomial } from './minesMultiplier';
import { type PlinkoRisk, type PlinkoRows, plinkoPayouts } from './plinkoPayouts';

const share = (part: bigint, whole: bigint): number => Number(part) / Number(whole);

/** The part of all stakes that a bet of Keno returns in the long run. */
export const kenoReturn = (risk: KenoRisk, picks: number): number =>
  (kenoPayouts[risk][picks - 1] ?? []).reduce((sum, multiplier, hits) => {
    const ways = binomial(picks, hits) * binomial(keno.numbers - picks, keno.drawn - hits);
    return sum + Number(multiplier) * share(ways, binomial(keno.numbers, keno.drawn));
  }, 0);

/** The part of all stakes that a bet of Plinko returns in the long run. */
export function plinkoReturn(rows: PlinkoRows, risk: PlinkoRisk): number {
  const half = plinkoPayouts[rows][risk];
  return [...half, ...half.slice(0, -1).reverse()].reduce(
    (sum, multiplier, right) => sum + Number(multiplier) * share(binomial(rows, right), 2n ** BigInt(rows)),
    0,
  );
}
