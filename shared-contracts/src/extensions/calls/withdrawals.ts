import { fallback, type InferOutput, looseObject, optional } from 'valibot';
import { destinationTagSchema, transactionSchema } from '../../api/calls/wallet';
import { rows } from '../../api/rows';
import { text, visibleText } from '../../api/text';
import type { ExtensionCall } from '../extensionCall';
import { known } from './fields';

/**
 * States of a withdrawal: the first six in this order, `review` only for some; an open one may end in `refused`, `failed` or
 * `cancelled`, each followed by `returned` once the money is back.
 */
export const withdrawalStates = [
  'asked',
  'review',
  'approved',
  'sent',
  'confirming',
  'done',
  'refused',
  'failed',
  'cancelled',
  'returned',
] as const;
/** See {@link withdrawalStates}. */
export type WithdrawalState = (typeof withdrawalStates)[number];

/** States in which a withdrawal can still be cancelled, where the provider allows it: it is not sent yet. */
export const cancellableStates: ReadonlySet<string> = new Set<WithdrawalState>(['asked', 'review', 'approved']);

/** A transaction with all that the provider knows of it; what does not apply to its type is null. */
export const transactionDetailSchema = looseObject({
  ...transactionSchema.entries,
  /** As `coinTerms` names it. */
  network: known.text,
  /** Where it came in or went to: of an X-address, the account. */
  address: known.text,
  /** Destination tag of the XRP Ledger. */
  tag: fallback(destinationTagSchema, undefined),
  /** Of a withdrawal: `arrives` = `amount` − `fee`, exactly. */
  fee: known.amount,
  arrives: known.amount,
  /** On the chain; of a withdrawal once it is sent. */
  hash: known.text,
  confirmations: known.count,
  /** Confirmations after which it is done. */
  required: known.count,
  /** The bet that a stake, a win or a refund belongs to: `bet` of the extension `bets` reads it. */
  betId: known.text,
  /**
   * What has happened, oldest first. Of a withdrawal they are {@link withdrawalStates}; a deposit is `seen`, `confirming`, then
   * `done` or `failed`, or `held` and then `done` or `returned`; anything else is `done`. A list of names that may grow.
   */
  steps: rows(looseObject({ state: visibleText, at: text, reason: known.text })),
});
/** See {@link transactionDetailSchema}. */
export type TransactionDetail = InferOutput<typeof transactionDetailSchema>;

/** `GET …/wallet/{userId}/transactions/{id}`: any of the player's own transactions. */
export const transactionDetail = {
  id: 'transactionDetail',
  extension: 'withdrawals',
  method: 'GET',
  path: '/wallet-service/api/wallet/{userId}/transactions/{id}',
  hasBearer: true,
  body: undefined,
  answer: transactionDetailSchema,
  fallbackMessage: 'Failed to load this transaction',
} as const satisfies ExtensionCall;

/**
 * `POST …/wallet/{userId}/transactions/{id}/cancel`: gives a withdrawal back that is not sent yet, where the provider allows it.
 * Refused with 409 once it is too late; the money is then on its way.
 */
export const cancelWithdrawal = {
  id: 'cancelWithdrawal',
  extension: 'withdrawals',
  method: 'POST',
  path: '/wallet-service/api/wallet/{userId}/transactions/{id}/cancel',
  hasBearer: true,
  body: undefined,
  answer: looseObject({ message: optional(text) }),
  fallbackMessage: 'The withdrawal could not be cancelled. Please check Transactions.',
} as const satisfies ExtensionCall;
