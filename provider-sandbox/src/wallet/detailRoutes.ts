import { splitXrpAddress } from '@tessera/shared-contracts/addresses';
import { exactNumber } from '@tessera/shared-contracts/api/schema';
import { cancelWithdrawal as cancelCall, transactionDetail } from '@tessera/shared-contracts/extensions/schema';
import { type Decimal, subtractDecimals } from '@tessera/shared-contracts/money';
import type { FastifyInstance } from 'fastify';
import { type Queries, queryOne } from '../database';
import { requireSelf } from '../http/caller';
import { extensionRoute } from '../http/callRoute';
import { HttpError } from '../http/httpError';
import { releaseHeld } from '../limits/held';
import type { Sandbox } from '../sandbox';
import { hashOf } from './hash';
import { readSteps, type StepRow, type StepState } from './steps';
import { confirmationsNeeded } from './terms/coinTerms';
import { describeTransaction } from './transactionRoute';
import type { TransactionRow } from './transactions';
import { walletMessages } from './wallet.messages';
import { cancelWithdrawal } from './withdrawals/endWithdrawal';

interface DetailRow extends TransactionRow {
  readonly network: string | null;
  readonly fee: Decimal | null;
  /** Of the deposit address. */
  readonly tag: string | null;
  /** While blocks move it on. */
  readonly confirmations: number | null;
  /** The transaction of the chain: a deposit from another player is that player's withdrawal. */
  readonly chainId: string;
  /** The settled bet that it belongs to. */
  readonly betId: string | null;
}

/** The extension `withdrawals`. */
export function registerDetailRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { database } = sandbox;
  extensionRoute(app, sandbox, transactionDetail, {
    summary: 'Reads one of the caller’s transactions with all that is known of it',
    handler: async ({ params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      await releaseHeld(sandbox, caller.id);
      const row = await readDetail(database, caller.id, params.id ?? '');
      if (row === undefined) throw new HttpError(404, walletMessages.unknownTransaction);
      return describeDetail(row, await readSteps(database, row.id));
    },
  });

  extensionRoute(app, sandbox, cancelCall, {
    summary: 'Cancels a withdrawal of the caller that is not sent yet, where the provider allows it',
    handler: async ({ params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      await cancelWithdrawal(sandbox, caller.id, params.id ?? '');
      return { message: walletMessages.cancelled(sandbox.config.extensions.includes('vault')) };
    },
  });
}

const readDetail = (queries: Queries, userId: string, id: string): Promise<DetailRow | undefined> =>
  queryOne<DetailRow>(
    queries,
    `select transactions.id, type, status, transactions.currency, trim_scale(amount)::text as amount, transactions.address,
       created_at as "createdAt", transactions.network, trim_scale(fee)::text as fee, destination_tag::text as tag,
       (select height from chain) - broadcast_height as confirmations, coalesce(withdrawal_id, transactions.id) as "chainId",
       (select id from rounds where id = bet_id and player = transactions.user_id) as "betId"
     from transactions left join deposit_addresses own on own.user_id = transactions.user_id
       and own.currency = transactions.currency and own.network = transactions.network
     where transactions.user_id = $1 and transactions.id = $2`,
    [userId, id],
  );

const lastStates: ReadonlyMap<string, StepState> = new Map([
  ['failed', 'failed'],
  ['expired', 'failed'],
  ['refunded', 'returned'],
]);

/** Steps of what never moved on the chain, such as a bet, from its status. */
const onlyStep = ({ type, status, createdAt }: DetailRow): StepRow => {
  const begun = type === 'withdraw' ? 'asked' : 'seen';
  const isOpen = ['waiting', 'confirming', 'sending'].includes(status ?? '');
  return { state: lastStates.get(status ?? '') ?? (isOpen ? begun : 'done'), at: createdAt, reason: null };
};

function describeDetail(row: DetailRow, rows: readonly StepRow[]) {
  const { chainId, type, amount, fee, betId } = row;
  const steps = rows.length > 0 ? rows : [onlyStep(row)];
  const has = (state: StepState) => steps.some((step) => step.state === state);
  const isOnChain = rows.length > 0 && (type === 'deposit' || has('sent'));
  const { account = row.address, tag } = (row.address && splitXrpAddress(row.address)) || {};
  const ownTag = type === 'deposit' && row.tag !== null ? Number(row.tag) : null;
  return {
    ...describeTransaction(row),
    network: row.network,
    address: account,
    tag: tag ?? ownTag,
    fee: fee === null ? null : exactNumber(fee),
    arrives: fee === null ? null : exactNumber(subtractDecimals(amount, fee)),
    hash: isOnChain ? hashOf(chainId) : null,
    confirmations: isOnChain ? countConfirmations(row, has('done')) : null,
    required: rows.length > 0 ? confirmationsNeeded : null,
    betId,
    steps: steps.map(({ state, at, reason }) => ({ state, at: at.toISOString(), ...(reason !== null && { reason }) })),
  };
}

/** Blocks that confirm what is on the chain, as far as they count. */
export const countConfirmations = ({ confirmations }: Pick<DetailRow, 'confirmations'>, isDone: boolean): number =>
  isDone ? confirmationsNeeded : Math.min(Math.max(confirmations ?? 0, 0), confirmationsNeeded);
