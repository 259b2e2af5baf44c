import { exactNumber } from '@tessera/shared-contracts/api/schema';
import { bet, bets, betsPerAnswer, liveBetEvents } from '@tessera/shared-contracts/extensions/schema';
import type { Decimal } from '@tessera/shared-contracts/money';
import type { FastifyInstance } from 'fastify';
import { requireCaller, requireSelf } from '../http/caller';
import { extensionRoute } from '../http/callRoute';
import { describeEach } from '../http/describeEach';
import { HttpError } from '../http/httpError';
import { readLimit } from '../http/readLimit';
import type { Sandbox } from '../sandbox';
import { betsMessages } from './bets.messages';
import { describeBet, describeBetInFull } from './describeBet';
import { createLiveBets } from './liveBets';
import { registerLiveStats } from './liveStats';
import { countBets, findBet, readBets } from './readBets';
import { registerTotals } from './totals';

/** Amounts as the calls carry them: JSON numbers with every digit. */
export const withExactAmounts = <
  Row extends { readonly amount: Decimal; readonly multiplier: Decimal; readonly payout: Decimal },
>(
  row: Row,
) => ({
  ...row,
  amount: exactNumber(row.amount),
  multiplier: exactNumber(row.multiplier),
  payout: exactNumber(row.payout),
});

/** The calls of the extensions `bets`, `totals`, `live-stats` and, for live bets, `events`. */
export function registerBetRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { database, config } = sandbox;

  registerTotals(app, sandbox);
  registerLiveStats(app, sandbox);
  extensionRoute(app, sandbox, bets, {
    summary: 'Lists the caller’s bets of all games, newest first',
    query: {
      before: 'Id of the last bet that was read; the newest bets when absent',
      limit: `How many to answer, 1 to ${betsPerAnswer}; ${betsPerAnswer} when absent`,
    },
    handler: async ({ params, search, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const page = { before: search.before, limit: readLimit(search.limit, betsPerAnswer) };
      const [placed, total] = [await readBets(database, caller, page), await countBets(database, caller.id)];
      const rows = placed.map((one) => ({ ...one, id: one.round.id }));
      return { bets: describeEach(rows, (one) => withExactAmounts(describeBet(one, caller.id)), request.log), total };
    },
  });

  extensionRoute(app, sandbox, bet, {
    summary: 'Reads one bet; another player’s has no seeds until they are revealed',
    handler: async ({ params, request }) => {
      const caller = await requireCaller(sandbox, request);
      const placed = await findBet(database, params.id ?? '');
      if (placed === undefined) throw new HttpError(404, betsMessages.notFound);
      return withExactAmounts(describeBetInFull(placed, caller.id));
    },
  });

  if (!config.extensions.includes(liveBetEvents.extension)) return;
  const liveBets = createLiveBets(sandbox, (error) => app.log.warn(error));
  app.addHook('preClose', async () => liveBets.close());
  // A `HEAD` would never end.
  const description = {
    call: liveBetEvents,
    summary: 'Streams everybody’s newest bets as server-sent events; resumes after Last-Event-ID',
    isOpen: true,
  };
  app.get(liveBetEvents.path, { exposeHeadRoute: false, config: { description } }, (request, reply) =>
    liveBets.watch(request, reply),
  );
}
