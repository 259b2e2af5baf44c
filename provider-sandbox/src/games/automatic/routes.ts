import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../http/httpError';
import { gamesApiPrefix } from '../../paths';
import type { Sandbox } from '../../sandbox';
import { gamesMessages } from '../games.messages';
import { readRoundRequest } from '../roundRequest';
import { requirePlayableSession } from '../sessions';
import { readStakeBalance } from '../stakeBalance';
import { findOpenBet, placeBet } from './bets';
import { createDriver } from './driver';
import { automaticRules } from './rules';

const prefix = `${gamesApiPrefix}${automaticRules.slug}/`;

/** The calls of Automatic's page beyond those of every game's page. Its clock runs as long as the server listens. */
export function registerAutomatic(app: FastifyInstance, sandbox: Sandbox): void {
  const { database } = sandbox;
  const driver = createDriver(sandbox);
  app.addHook('onListen', async () => driver.start());
  app.addHook('preClose', () => driver.close());

  const requireSession = async (request: Parameters<typeof requirePlayableSession>[1]) => {
    const session = await requirePlayableSession(sandbox, request);
    if (session.rules !== automaticRules) throw new HttpError(403, gamesMessages.otherGame);
    return session;
  };

  // Needs no token, since the events contain nothing about single players. A `HEAD` request would never end.
  app.get(`${prefix}events`, { exposeHeadRoute: false }, (request, reply) => driver.watch(request, reply));

  app.get(`${prefix}bet`, async (request) => ({ bet: await findOpenBet(database, await requireSession(request)) }));

  app.post(`${prefix}bets`, async (request) => {
    const session = await requireSession(request);
    const wanted = readRoundRequest(session, automaticRules, request.body);
    await driver.wake();
    const placed = await placeBet(sandbox, session, wanted);
    return { ...placed, balance: await readStakeBalance(database, session, wanted.currency) };
  });
}
