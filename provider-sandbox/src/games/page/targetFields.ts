import { parseDecimal, readTypedDecimal } from '@tessera/shared-contracts/money';
import { isAllowedTarget, readChance, type TargetBet, targetOfChance, writeTarget } from '../engine/reach';
import { setField, setUpField } from './fields';

/**
 * Sets up the two fields for a target: `target` as a multiplier, `chance` in per cent.
 *
 * @param options.highest the highest target, in hundredths
 */
export function createTargetFields(options: {
  readonly highest: number;
  readonly problem: string;
  readonly changed: () => void;
}): { readonly bet: TargetBet; draw(): void } {
  const { problem, changed } = options;
  let bet: TargetBet = { target: 200 };
  const take = (target: number): boolean => {
    if (!isAllowedTarget(target, options.highest)) return false;
    bet = { target };
    changed();
    return true;
  };
  setUpField('target', { take: (text) => take(Number(shift(text, 2))), problem, redraw: changed });
  setUpField('chance', { take: (text) => take(targetOfChance(Number(shift(text, 0)))), problem, redraw: changed });
  return {
    get bet() {
      return bet;
    },
    draw() {
      setField('target', writeTarget(bet));
      setField('chance', readChance(bet));
    },
  };
}

/** Reads a number and shifts its decimal point; NaN for other text. */
function shift(text: string, places: number): string {
  const typed = readTypedDecimal(text);
  return 'fault' in typed ? 'NaN' : (parseDecimal(`${typed.amount}e${places}`) ?? 'NaN');
}
