import { exactNumber } from '@tessera/shared-contracts/api/schema';
import { statement } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyInstance } from 'fastify';
import { requireSelf } from '../http/caller';
import { extensionRoute } from '../http/callRoute';
import { HttpError } from '../http/httpError';
import { readStatement } from '../ledger';
import { releaseHeld } from '../limits/held';
import type { Sandbox } from '../sandbox';
import { walletMessages } from './wallet.messages';

const dayMs = 24 * 60 * 60_000;

/** The beginning of a day of UTC. @throws HttpError 400 unless it is one, such as `2025-11-20` */
function readDay(text: string | undefined): Date {
  const day = new Date(/^[12]\d{3}-\d\d-\d\d$/.test(text ?? '') ? `${text}T00:00:00Z` : Number.NaN);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text ?? '')) {
    throw new HttpError(400, walletMessages.dayInvalid);
  }
  return day;
}

/** The extension `statement`. */
export function registerStatementRoute(app: FastifyInstance, sandbox: Sandbox): void {
  extensionRoute(app, sandbox, statement, {
    summary: 'Reads the caller’s balances at the beginning and the end of a range of days, and what changed them',
    query: {
      from: 'First day, of UTC, such as 2025-11-01',
      to: 'Last day, included',
    },
    required: ['from', 'to'],
    handler: async ({ params, search, request }) => {
      const { id } = await requireSelf(sandbox, request, params.userId ?? '');
      const [from, to] = [readDay(search.from), readDay(search.to)];
      if (to < from) throw new HttpError(400, walletMessages.daysReversed);
      await releaseHeld(sandbox, id);
      const until = new Date(to.getTime() + dayMs);
      const coins = await readStatement(sandbox.database, id, { from, until });
      return {
        coins: coins.map(({ currency, ...sums }) => ({
          currency,
          ...(Object.fromEntries(Object.entries(sums).map(([name, amount]) => [name, exactNumber(amount)])) as Record<
            keyof typeof sums,
            ReturnType<typeof exactNumber>
          >),
        })),
      };
    },
  });
}
