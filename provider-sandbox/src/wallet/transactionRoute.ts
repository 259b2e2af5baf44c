import { Readable } from 'node:stream';
import { calls, exactNumber, stringifyJson } from '@tessera/shared-contracts/api/schema';
import { transactionsPage, transactionsPerAnswer } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Queries } from '../database';
import { requireSelf } from '../http/caller';
import { callRoute } from '../http/callRoute';
import { describeEach } from '../http/describeEach';
import { readLimit } from '../http/readLimit';
import { releaseHeld } from '../limits/held';
import type { Sandbox } from '../sandbox';
import { countTransactions, readTransactions, readTransactionsPage, type TransactionRow } from './transactions';

/** The call `transactions`, whole or, with the extension `transactions-page`, page by page. */
export function registerTransactionRoute(app: FastifyInstance, sandbox: Sandbox): void {
  const { database, config } = sandbox;
  const isPaged = config.extensions.includes(transactionsPage.extension);

  callRoute(app, calls.transactions, {
    summary: 'Lists the caller’s transactions, newest first',
    ...(isPaged && {
      variant: {
        call: transactionsPage,
        query: {
          before: 'Id of the last transaction that was read; the newest transactions when absent',
          limit: `How many to answer, 1 to ${transactionsPerAnswer}`,
        },
      },
    }),
    handler: async ({ params, search, request, reply }) => {
      const { id } = await requireSelf(sandbox, request, params.userId ?? '');
      await releaseHeld(sandbox, id);
      if (isPaged && (search.before !== undefined || search.limit !== undefined)) {
        const page = { before: search.before, limit: readLimit(search.limit, transactionsPerAnswer) };
        const [rows, total] = [await readTransactionsPage(database, id, page), await countTransactions(database, id)];
        return { transactions: describeEach(rows, describeTransaction, request.log), total };
      }
      // A long history is sent while it is read.
      return reply.type('application/json; charset=utf-8').send(Readable.from(writeHistory(database, id, request.log)));
    },
  });
}

/** A transaction as the list has it. */
export const describeTransaction = ({ id, type, status, currency, amount, address, createdAt }: TransactionRow) => ({
  _id: id,
  type,
  ...(status !== null && { status }),
  createdAt: createdAt.toISOString(),
  amount: exactNumber(amount),
  currency,
  ...(type === 'withdraw' && address !== null && { address }),
});

async function* writeHistory(queries: Queries, userId: string, log: FastifyBaseLogger): AsyncGenerator<string> {
  yield '{"transactions":[';
  let isFirst = true;
  for await (const rows of readTransactions(queries, userId)) {
    if (rows.length === 0) continue;
    const list = stringifyJson(describeEach(rows, describeTransaction, log)).slice(1, -1);
    yield isFirst ? list : `,${list}`;
    isFirst = false;
  }
  yield ']}';
}
