import fc from 'fast-check';
import { parse } from 'valibot';
import type { DiceOutcome } from '../../../provider-sandbox/src/games/dice/rules';
import type { ReachOutcome } from '../../../provider-sandbox/src/games/engine/reach';
import { drawOutcome } from '../../../provider-sandbox/src/games/engine/stream';
import { hashServerSeed } from '../../../provider-sandbox/src/games/fairness';
import type { KenoOutcome } from '../../../provider-sandbox/src/games/keno/rules';
import type { MinesOutcome } from '../../../provider-sandbox/src/games/mines/rules';
import { originals as sandboxOriginals } from '../../../provider-sandbox/src/games/originals';
import { type PlinkoOutcome, pocketOf } from '../../../provider-sandbox/src/games/plinko/rules';
import { type GameId, gameIds, originalOf } from './originals';
import { readRoundLink } from './roundInput';
import { verifyRound } from './verifyRound';

const roundsEach = 100;

interface Case {
  readonly name: string;
  readonly game: GameId;
  readonly bets: fc.Arbitrary<object>;
  /** The sandbox's result in the verifier's format. */
  readonly write: (outcome: never) => readonly (number | string)[];
}

const cases: readonly Case[] = [
  {
    name: 'Dice',
    game: 'dice',
    bets: fc.record({ direction: fc.constantFrom('over', 'under'), target: fc.integer({ min: 200, max: 9_801 }) }),
    write: ({ roll }: DiceOutcome) => [(roll / 100).toFixed(2)],
  },
  ...(['limbo', 'automatic'] as const).map((game) => ({
    name: game,
    game,
    bets: fc.record({ target: fc.integer({ min: 101, max: 100_000 }) }),
    write: ({ result }: ReachOutcome) => [(result / 100).toFixed(2)],
  })),
  ...['classic', 'low', 'medium', 'high'].map((risk) => ({
    name: `Keno, ${risk} risk`,
    game: 'keno' as const,
    bets: fc.record({
      risk: fc.constant(risk),
      picks: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 10 }),
    }),
    write: ({ drawn }: KenoOutcome) => drawn,
  })),
  {
    name: 'Mines',
    game: 'mines',
    bets: fc.record({ mines: fc.integer({ min: 1, max: 24 }), tiles: fc.constant([1]) }),
    write: ({ mines }: MinesOutcome) => mines,
  },
  {
    name: 'Plinko',
    game: 'plinko',
    bets: fc.record({ rows: fc.constantFrom(8, 12, 16), risk: fc.constantFrom('low', 'medium', 'high') }),
    write: (outcome: PlinkoOutcome) => [pocketOf(outcome)],
  },
];

/** A round's distance to the published end of its chain is counted by hashing; a player's own seeds have no chain. */
const seedsOf = (game: GameId) =>
  fc.record({
    serverSeed: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex')),
    clientSeed: fc.stringMatching(/^[\w.-]{1,64}$/),
    nonce: fc.nat({ max: originalOf(game).isChained ? 20 : 2 ** 31 - 1 }),
  });

test('every game of the sandbox that can be verified has a row', () => {
  const played = gameIds.filter((game) => sandboxOriginals.has(game));
  expect(new Set(cases.map(({ game }) => game))).toEqual(new Set(played));
});

test.each(cases.map((one) => [one.name, one] as const))(
  'a thousand random rounds of %s give the same results as in the sandbox’s own code',
  async (_, { game, bets, write }) => {
    const rules = sandboxOriginals.get(game)?.rules;
    if (rules === undefined) throw new Error(`The sandbox has no ${game}.`);
    await fc.assert(
      fc.asyncProperty(seedsOf(game), bets, async (drawnFrom, random) => {
        const bet = parse(rules.betSchema, random);
        const outcome = drawOutcome(rules, { scheme: 2, seeds: drawnFrom, bet });
        const serverSeedHash = hashServerSeed(drawnFrom.serverSeed);
        const fields = Object.entries({ game, ...drawnFrom, serverSeedHash, ...random });
        const link = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
        const verified = await verifyRound(readRoundLink(`?${link}`));
        expect(verified.result).toEqual(write(outcome as never).map(String));
        expect(verified.isSameSeed).toBe(true);
      }),
      { numRuns: roundsEach },
    );
  },
);
