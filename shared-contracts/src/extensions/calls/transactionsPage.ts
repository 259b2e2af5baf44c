import { looseObject, number, optional } from 'valibot';
import { transactionSchema } from '../../api/calls/wallet';
import { messages } from '../../api/messages';
import { rows } from '../../api/rows';
import type { ExtensionCall } from '../extensionCall';
import { transactionsPerAnswer } from './transactionsPageSizes';

/**
 * `GET …/wallet/{userId}/transactions?before=&limit=`: the player's transactions, newest first, page by page. With neither
 * parameter it is the call `transactions`, which has them all.
 */
export const transactionsPage = {
  id: 'transactionsPage',
  extension: 'transactions-page',
  variantOf: 'transactions',
  summary: 'Lists the caller’s transactions, newest first; page by page with a limit, else all of them',
  query: {
    before: 'Id of the last transaction that was read; the newest transactions when absent',
    limit: `How many to answer, 1 to ${transactionsPerAnswer}`,
  },
  method: 'GET',
  path: '/wallet-service/api/wallet/{userId}/transactions',
  hasBearer: true,
  body: undefined,
  /** `total` counts all of the player's transactions; without it these are all. */
  answer: looseObject({ transactions: rows(transactionSchema), total: optional(number()) }),
  fallbackMessage: messages.transactionsFailed,
} as const satisfies ExtensionCall;
