import { exactNumber } from '@tessera/shared-contracts/api/schema';
import { totals } from '@tessera/shared-contracts/extensions/schema';
import { addDecimals } from '@tessera/shared-contracts/money';
import type { FastifyInstance } from 'fastify';
import { requireSelf } from '../http/caller';
import { extensionRoute } from '../http/callRoute';
import type { Sandbox } from '../sandbox';
import { usdValue } from '../wallet';
import { readStakes } from './readBets';

/** The extension `totals`. The sandbox has no ranks. */
export function registerTotals(app: FastifyInstance, sandbox: Sandbox): void {
  extensionRoute(app, sandbox, totals, {
    summary: 'Counts the caller’s bets, and what they staked in US dollars at the sandbox’s fixed rates',
    handler: async ({ params, request }) => {
      const { id } = await requireSelf(sandbox, request, params.userId ?? '');
      const stakes = await readStakes(sandbox.database, id);
      const values = stakes.map(({ currency, amount }) => usdValue(amount, currency));
      return {
        bets: stakes.reduce((sum, { count }) => sum + count, 0),
        wageredUsd: exactNumber(values.reduce(addDecimals, '0')),
      };
    },
  });
}
