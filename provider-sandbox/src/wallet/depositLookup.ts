import { exactNumber } from '@tessera/shared-contracts/api/schema';
import { findDeposit } from '@tessera/shared-contracts/extensions/schema';
import { compareDecimals, type Decimal } from '@tessera/shared-contracts/money';
import type { FastifyInstance } from 'fastify';
import { type Queries, queryOne } from '../database';
import { requireSelf } from '../http/caller';
import { extensionRoute } from '../http/callRoute';
import { createLimit } from '../http/rateLimit';
import type { Sandbox } from '../sandbox';
import { countConfirmations } from './detailRoutes';
import { readSteps } from './steps';
import { confirmationsNeeded, termsOf } from './terms/coinTerms';

const lookupsPerMinute = 60;

interface Deposit {
  readonly id: string;
  readonly currency: string;
  readonly network: string;
  readonly amount: Decimal;
  readonly sentOver: string | null;
  readonly confirmations: number | null;
}

/** "Where is my deposit?", of the extension `withdrawals`. */
export function registerDepositLookup(app: FastifyInstance, sandbox: Sandbox): void {
  const limitLookups = createLimit(lookupsPerMinute);
  extensionRoute(app, sandbox, findDeposit, {
    summary: 'Tells what is seen of a deposit to one of the caller’s addresses, by its hash; all others are unknown',
    handler: async ({ params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      limitLookups(caller.id);
      const hash = (params.hash ?? '').toLowerCase().replace(/^0x/, '');
      const deposit = await readDeposit(sandbox.database, caller.id, hash);
      return deposit === undefined ? { state: 'unknown' } : describeDeposit(sandbox, deposit);
    },
  });
}

/** A player's deposit by the hash of `hashOf`; a deposit from another player of the sandbox has the withdrawal's hash. */
const readDeposit = (queries: Queries, userId: string, hash: string): Promise<Deposit | undefined> =>
  queryOne<Deposit>(
    queries,
    `select id, currency, network, trim_scale(amount)::text as amount, sent_over as "sentOver",
       (select height from chain) - broadcast_height as confirmations
     from transactions where user_id = $1 and type = 'deposit' and network is not null
       and encode(sha256(convert_to(coalesce(withdrawal_id, id), 'UTF8')), 'hex') = $2`,
    [userId, hash],
  );

async function describeDeposit(sandbox: Sandbox, deposit: Deposit) {
  const { id, currency, network, amount, sentOver } = deposit;
  const end = (await readSteps(sandbox.database, id)).find(({ state }) => state === 'done' || state === 'failed');
  const { minimum } = termsOf(sandbox, { symbol: currency, networkCode: network }).deposit;
  const isTooSmall = compareDecimals(amount, minimum) < 0;
  const failure = isTooSmall ? 'below-minimum' : 'failed';
  const isCredited = end?.state === 'done';
  return {
    // That it will not be credited is known before it is confirmed.
    state: sentOver !== null ? 'other-network' : isCredited ? 'credited' : end !== undefined ? failure : 'confirming',
    transactionId: id,
    currency,
    amount: exactNumber(amount),
    network,
    ...(sentOver !== null && { sentOver }),
    confirmations: countConfirmations(deposit, end !== undefined),
    required: confirmationsNeeded,
    ...(isTooSmall && !isCredited && { minimum: exactNumber(minimum) }),
    ...(isCredited && { creditedAt: end.at.toISOString() }),
  };
}
