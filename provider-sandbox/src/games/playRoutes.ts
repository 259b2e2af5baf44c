import { clientSeedPattern } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { HttpError } from '../http/httpError';
import { readShape } from '../http/readShape';
import { gamesApiPrefix } from '../paths';
import type { Sandbox } from '../sandbox';
import { playRound } from './engine/playRound';
import { readRoundsOfPair } from './engine/rounds';
import { hashServerSeed } from './fairness';
import { forgetOldPlay, holdFunSession } from './funPlay';
import { gamesMessages } from './games.messages';
import { readPlayState } from './playState';
import { keySchema, readRoundRequest } from './roundRequest';
import { readNonce, readSeedPairs } from './seedPairs';
import { describePair, rotateSeedPair } from './seeds';
import { playerOf } from './session';
import { requirePlayableSession } from './sessions';
import { readStakeBalance } from './stakeBalance';

const seedsBody = v.object({
  key: keySchema,
  clientSeed: v.optional(v.pipe(v.string(), v.regex(clientSeedPattern, gamesMessages.clientSeedInvalid))),
});
const pageQuery = v.object({ before: v.optional(v.string()) });
const pairParams = v.object({ pair: v.string() });
const pageSize = 20;

/** The calls of a game's page in the frame, authorised by the token in its address. */
export function registerPlayRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { database, now } = sandbox;
  const requireSession = (request: FastifyRequest) => requirePlayableSession(sandbox, request);
  const requireOwnRounds = async (request: FastifyRequest) => {
    const session = await requireSession(request);
    if (session.isShared) throw new HttpError(403, gamesMessages.sharedRounds);
    return session;
  };

  app.get(`${gamesApiPrefix}state`, async (request) => {
    return readPlayState(sandbox, await requireSession(request));
  });

  app.post(`${gamesApiPrefix}rounds`, async (request) => {
    const session = await requireOwnRounds(request);
    const wanted = readRoundRequest(session, session.rules, request.body);
    const round = await playRound(sandbox, session, session.rules, wanted);
    return { round, balance: await readStakeBalance(database, session, wanted.currency) };
  });

  app.post(`${gamesApiPrefix}seeds`, async (request) => {
    const session = await requireOwnRounds(request);
    const rotation = readShape(seedsBody, request.body);
    const { revealed, inUse } = await database.transaction(async (tx) => {
      await holdFunSession(tx, session);
      const rotated = await rotateSeedPair(tx, playerOf(session), {
        key: rotation.key,
        clientSeed: rotation.clientSeed,
        at: now(),
      });
      await forgetOldPlay(tx, session);
      return rotated;
    });
    return {
      revealed: {
        id: revealed.id,
        serverSeed: revealed.serverSeed,
        serverSeedHash: hashServerSeed(revealed.serverSeed),
        clientSeed: revealed.clientSeed,
        rounds: revealed.nonce,
      },
      seeds: describePair(inUse),
    };
  });

  app.get(`${gamesApiPrefix}seed-pairs`, async (request) => {
    const session = await requireSession(request);
    const { before } = readShape(pageQuery, request.query);
    const pairs = await database.transaction(async (tx) => {
      await holdFunSession(tx, session);
      return readSeedPairs(tx, playerOf(session), { before, limit: pageSize }, now());
    });
    return { pairs };
  });

  app.get(`${gamesApiPrefix}seed-pairs/:pair/rounds`, async (request) => {
    const session = await requireSession(request);
    const { pair: pairId } = readShape(pairParams, request.params);
    const before = readNonce(readShape(pageQuery, request.query).before);
    return { rounds: await readRoundsOfPair(database, playerOf(session), { pairId, before, limit: pageSize }) };
  });
}
