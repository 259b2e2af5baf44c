import { looseObject, number, optional } from 'valibot';
import { transactionSchema } from '../../api/calls/wallet';
import { messages } from '../../api/messages';
import { rows } from '../../api/rows';
import type { ExtensionCall } from '../extensionCall';

/**
 * `GET …/wallet/{userId}/transactions?before=&limit=`: the player's transactions, newest first, page by page. With neither
 * parameter it is the call `transactions`, which has them all.
 */
export const transactionsPage = {
  id: 'transactionsPage',
  extension: 'transactions-page',
  variantKeys: ['before', 'limit'],
  method: 'GET',
  path: '/wallet-service/api/wallet/{userId}/transactions',
  hasBearer: true,
  body: undefined,
  /** `total` counts all of the player's transactions; without it these are all. */
  answer: looseObject({ transactions: rows(transactionSchema), total: optional(number()) }),
  fallbackMessage: messages.transactionsFailed,
} as const satisfies ExtensionCall;
