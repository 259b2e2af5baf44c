import { groupThousands } from '@tessera/shared-contracts/format';
import {
  automatic,
  dice,
  keno,
  limbo,
  roundLimitsInCents as limits,
  mines,
  paidHundredths,
} from '@tessera/shared-contracts/originals';
import type { GameId } from '../provably-fair/originals';
import { messages as fairness } from '../provably-fair/provablyFair.messages';

const dollars = (cents: number): string =>
  cents < 100 ? `$0.${String(cents).padStart(2, '0')}` : `$${groupThousands(cents / 100)}`;
const times = (hundredths: number): string =>
  `${groupThousands(Math.floor(hundredths / 100))}.${String(hundredths % 100).padStart(2, '0')}×`;
const paid = paidHundredths / 100;
const faces = groupThousands(dice.faces);
const percent = (part: number): string => `${(part * 100).toFixed(2)} %`;

/** Texts of the betting rules and of the page about random numbers. */
export const messages = {
  lead: 'The rules of the original games, from the numbers that the games themselves run on. Games of other providers have rules of their own.',
  all: 'All original games',
  general: [
    `A bet is worth ${dollars(limits.minStake)} to ${dollars(limits.maxStake)}; a game shows the limits in your coin.`,
    `A bet that could pay more than ${dollars(limits.largestPayout)} is refused, never reduced.`,
    'A win pays the bet times its multiplier, the bet included, cut to 8 decimals.',
    'The result is fixed by seeds before the bet. Nobody can choose it afterwards.',
  ],
  rules: {
    dice: [
      'A roll from 0.00 to 100.00. You choose a number: over it wins with that number or more, under it with less.',
      `${dice.minWinningFaces} to ${groupThousands(dice.maxWinningFaces)} of the ${faces} possible rolls may win.`,
      `A win pays ${paid} × ${faces} / the rolls that win, cut to 4 decimals.`,
    ],
    limbo: [
      `You choose a target from ${times(limbo.lowestTarget)} to ${times(limbo.highestTarget)}.`,
      `The result is ${paid} divided by a random fraction, at least 1.00×. If it reaches the target, you are paid the target.`,
    ],
    keno: [
      `You pick 1 to ${keno.mostPicks} of ${keno.numbers} numbers and a risk; ${keno.drawn} numbers are drawn.`,
      'How many of your numbers are among them decides what the bet pays.',
    ],
    mines: [
      `1 to ${mines.mostMines} of ${mines.tiles} tiles hide a mine, the others a gem. You turn over tile by tile, or pick the tiles beforehand.`,
      'After each gem you can cash out. A mine loses the bet.',
      `Gems pay ${paid} divided by the chance to find that many, cut to 4 decimals.`,
      'A round that is left open is settled after 24 hours: it pays what its gems won, or the bet back without one.',
    ],
    plinko: [
      'A ball falls through 8, 12 or 16 rows of pins, left or right with equal chance at each.',
      'The pocket that it falls into decides what the bet pays, by rows and risk. Both sides pay the same.',
    ],
    automatic: [
      `Everybody plays the same round. You choose a target from ${times(automatic.lowestTarget)} to ${times(automatic.highestTarget)} while bets are taken.`,
      `The multiplier grows until it breaks, or at ${times(automatic.highestTarget)}. If it reaches your target, you are paid the target.`,
      'If the game is interrupted, betting starts again; a round that was running is paid as it was drawn.',
    ],
  } satisfies Record<GameId, readonly string[]>,
  returns: 'Return to player',
  edge: 'House edge',
  range: (low: number, high: number) => {
    const [from, to] = [percent(low), percent(high)];
    return from === to ? from : `${from.replace(' %', '')} to ${to}, by what you choose`;
  },
  risk: (risk: string) => `Risk: ${risk}`,
  picksAndHits: 'Picks / hits',
  rowsAndPockets: 'Rows / pocket',
  someMines: 'Some numbers of mines',
  minesAndGems: 'Mines / gems',
  edgePocket: 'Outermost',
  rng: {
    lead: 'Where the results of the original games come from, and how you check them.',
    stream: 'One stream of fractions for each round',
    games: 'What each game does with it',
    check: 'Check it yourself',
    checkLine: 'No result needs your trust: every round can be computed again from its seeds, in your browser.',
    verify: fairness.verify,
    rules: 'What each game pays',
    others: 'Games of other providers draw their own numbers. They cannot be verified here.',
  },
} as const;
