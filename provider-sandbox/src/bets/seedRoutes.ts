import { rotateSeeds, seedPairBets, seedPairs, seedPairsPerAnswer } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyInstance } from 'fastify';
import { readRoundsOfPair } from '../games/engine/rounds';
import { type ListedSeedPair, readNonce, readSeedPair, readSeedPairs } from '../games/seedPairs';
import { rotateSeedPair } from '../games/seeds';
import { requireSelf } from '../http/caller';
import { extensionRoute } from '../http/callRoute';
import { describeEach } from '../http/describeEach';
import type { Sandbox } from '../sandbox';
import { describeBetInFull } from './describeBet';
import { withExactAmounts } from './routes';

/** The calls of the extension `seeds`: what the games' pages have, for the site. */
export function registerSeedRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { database, now } = sandbox;

  extensionRoute(app, sandbox, seedPairs, {
    summary: `Lists the caller’s seed pairs, newest first, ${seedPairsPerAnswer} at a time`,
    query: { before: 'Id of the last pair that was read' },
    handler: async ({ params, search, request }) => {
      const { id } = await requireSelf(sandbox, request, params.userId ?? '');
      const page = { before: search.before, limit: seedPairsPerAnswer };
      const pairs = await database.transaction((tx) => readSeedPairs(tx, id, page, now()));
      return { pairs: pairs.map(describePair) };
    },
  });

  extensionRoute(app, sandbox, seedPairBets, {
    summary: `Lists the rounds that were played with a seed pair, newest first, ${seedPairsPerAnswer} at a time`,
    query: { before: 'Nonce of the last round that was read' },
    handler: async ({ params, search, request }) => {
      const { id, username } = await requireSelf(sandbox, request, params.userId ?? '');
      const page = { pairId: params.pairId ?? '', before: readNonce(search.before), limit: seedPairsPerAnswer };
      const rounds = await readRoundsOfPair(database, id, page);
      return {
        bets: describeEach(
          rounds,
          (round) => withExactAmounts(describeBetInFull({ round, userId: id, username, isHidden: false }, id)),
          request.log,
        ),
      };
    },
  });

  extensionRoute(app, sandbox, rotateSeeds, {
    summary: 'Reveals the seed pair in use and begins another; repeated with the same key, it reveals nothing more',
    handler: async ({ params, body, request }) => {
      const { id } = await requireSelf(sandbox, request, params.userId ?? '');
      return database.transaction(async (tx) => {
        const rotation = { key: body.key, clientSeed: body.clientSeed, at: now() };
        const { revealed, inUse } = await rotateSeedPair(tx, id, rotation);
        return {
          revealed: describePair(await readSeedPair(tx, id, revealed.id)),
          inUse: describePair(await readSeedPair(tx, id, inUse.id)),
        };
      });
    },
  });
}

const describePair = ({ createdAt, revealedAt: _, ...pair }: ListedSeedPair) => ({
  ...pair,
  createdAt: createdAt.toISOString(),
});
