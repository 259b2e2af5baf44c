import { entriesFromList, type InferOutput, looseObject } from 'valibot';
import { rows } from '../../api/rows';
import { visibleText } from '../../api/text';
import { decimalSchema } from '../../money';
import type { ExtensionCall } from '../extensionCall';

/**
 * What changes a balance, each with its sign: what leaves the balance is negative. A withdrawal or a stake
 * that was given back is taken off its own sum. `held` and `vault` are what went to (negative) or
 * came from the player's accounts of that name.
 */
export const statementMovements = [
  'deposits',
  'withdrawals',
  'fees',
  'staked',
  'returned',
  'rewards',
  'held',
  'vault',
] as const;

/** A coin in a statement. `opening` plus all movements is `closing`, to the last decimal. */
export const statementRowSchema = looseObject({
  currency: visibleText,
  ...entriesFromList(['opening', ...statementMovements, 'closing'], decimalSchema),
});
/** See {@link statementRowSchema}. */
export type StatementRow = InferOutput<typeof statementRowSchema>;

/**
 * `GET …/wallet/{userId}/statement?from=&to=`: the player's balances at the beginning and the end of a range of days, and what
 * changed them. Both days (`2025-11-20`, of UTC) are included.
 */
export const statement = {
  id: 'statement',
  extension: 'statement',
  method: 'GET',
  path: '/wallet-service/api/wallet/{userId}/statement',
  hasBearer: true,
  body: undefined,
  /** A row for each coin that the player has ever had until the last day. */
  answer: looseObject({ coins: rows(statementRowSchema) }),
  fallbackMessage: 'Failed to load your statement',
} as const satisfies ExtensionCall;
