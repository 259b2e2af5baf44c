import { type InferOutput, looseObject } from 'valibot';
import { visibleText } from '../../api/text';
import type { ExtensionCall } from '../extensionCall';
import { known } from './fields';

/** What the provider sees of a deposit. `failed` is any other end without a credit, told by its transaction. */
export const foundDepositStates = [
  'unknown',
  'confirming',
  'credited',
  'below-minimum',
  'other-network',
  'failed',
] as const;

/** A deposit that was looked for by its hash; of an unknown one there is the state alone. */
export const foundDepositSchema = looseObject({
  /** {@link foundDepositStates}, a list that may grow. */
  state: visibleText,
  transactionId: known.text,
  currency: known.text,
  amount: known.amount,
  /** Network of the player's address, as `coinTerms` names it. */
  network: known.text,
  /** Network that it was sent over, if that is another one. */
  sentOver: known.text,
  confirmations: known.count,
  /** Confirmations after which it is credited. */
  required: known.count,
  /** Less than this is not credited. */
  minimum: known.amount,
  /** ISO 8601. */
  creditedAt: known.text,
});
/** See {@link foundDepositSchema}. */
export type FoundDeposit = InferOutput<typeof foundDepositSchema>;

/**
 * `GET …/wallet/{userId}/deposits/{hash}`: what the provider sees of a transaction of the chain. It knows deposits to the player's
 * own addresses alone: everything else, those of other players included, is `unknown`.
 */
export const findDeposit = {
  id: 'findDeposit',
  extension: 'withdrawals',
  method: 'GET',
  path: '/wallet-service/api/wallet/{userId}/deposits/{hash}',
  hasBearer: true,
  body: undefined,
  answer: foundDepositSchema,
  fallbackMessage: 'The deposit could not be looked up. Please try again.',
} as const satisfies ExtensionCall;
