import { groupThousands } from '@tessera/shared-contracts/format';
import { automatic, dice, keno, mines, paidHundredths } from '@tessera/shared-contracts/originals';
import type { GameId } from './originals';

/** Name of each original game. */
export const gameNames = {
  dice: 'Dice',
  limbo: 'Limbo',
  keno: 'Keno',
  mines: 'Mines',
  plinko: 'Plinko',
  automatic: 'Automatic',
} as const satisfies Record<GameId, string>;

/** How each original game reads its fractions. */
export const drawTexts = {
  dice: `Dice multiplies one fraction by ${groupThousands(dice.faces)} and cuts it to hundredths of a roll.`,
  limbo: `Limbo divides ${paidHundredths / 100} by one fraction; the result is at least 1.`,
  keno: `Keno draws ${keno.drawn} of ${keno.numbers} numbers without replacement.`,
  mines: `Mines draws its mines of ${mines.tiles} tiles without replacement, numbered row by row from the top left.`,
  plinko:
    'In Plinko each row takes one fraction: below 0.5 the ball goes left. Its pockets are counted from 1 at the left.',
  automatic: `Automatic reads its multiplier as Limbo does, at most ${groupThousands(automatic.highestTarget / 100)}.`,
} as const satisfies Record<GameId, string>;
