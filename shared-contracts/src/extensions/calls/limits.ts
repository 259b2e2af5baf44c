import {
  boolean,
  fallback,
  type InferOutput,
  looseObject,
  nullable,
  nullish,
  object,
  optional,
  picklist,
  string,
} from 'valibot';
import { rows } from '../../api/rows';
import { serverMessageText, text, visibleText } from '../../api/text';
import { decimalSchema } from '../../money';
import type { ExtensionCall } from '../extensionCall';

/**
 * What a player can limit: dollars that arrive, that are lost (stakes less what they returned) and that are staked; minutes of
 * play, counted from one stake to the next if no more than 15 minutes lie between them.
 */
export const limitKinds = ['deposit', 'loss', 'wager', 'session'] as const;
/** See {@link limitKinds}. */
export type LimitKind = (typeof limitKinds)[number];

/** Days, ISO weeks (from Monday) and months, all of UTC. The lowest limit of a kind applies. */
export const limitPeriods = ['day', 'week', 'month'] as const;
/** See {@link limitPeriods}. */
export type LimitPeriod = (typeof limitPeriods)[number];

const kind = picklist(limitKinds);
const period = picklist(limitPeriods);

/** A limit of one kind and period. Amounts are US dollars; of the kind `session`, minutes. */
export const limitSchema = looseObject({
  kind,
  period,
  /** Null for none. */
  amount: nullish(decimalSchema),
  /** What counts in this period so far; below zero where more was won than lost. */
  used: decimalSchema,
  /** Null without a limit; never below zero. */
  left: nullish(decimalSchema),
  /** When the next period begins. */
  until: text,
  /** A higher limit, or none, that was asked for: it holds once it is asked for again between these moments. */
  pending: nullish(looseObject({ amount: nullish(decimalSchema), confirmFrom: text, confirmUntil: text })),
});
/** See {@link limitSchema}. */
export type Limit = InferOutput<typeof limitSchema>;

/** A deposit that has arrived and is held: it is in no balance, and nothing can be played with it. */
export const heldDepositSchema = looseObject({
  /** Of the transaction. */
  id: visibleText,
  currency: visibleText,
  amount: decimalSchema,
  usdValue: decimalSchema,
  since: text,
  /** What holds it now: a deposit limit, or a break. A list that may grow. */
  because: visibleText,
  /**
   * When that ends by itself: as `until` of a break, so an exclusion for good never. Null where it does not: a deposit above the limit of a
   * whole period, or a break that is over until the player asks to play again.
   */
  releaseFrom: nullish(text),
});
/** See {@link heldDepositSchema}. */
export type HeldDeposit = InferOutput<typeof heldDepositSchema>;

/** A player's limits, a row for each kind and period, and the deposits that are held. */
export const limitsSchema = looseObject({
  message: optional(serverMessageText),
  limits: rows(limitSchema),
  held: rows(heldDepositSchema),
  /** Whether it is half a year since the player last changed a limit or said that all still fit. */
  reviewDue: fallback(optional(boolean()), undefined),
});
/** See {@link limitsSchema}. */
export type Limits = InferOutput<typeof limitsSchema>;

/** `limit` of the 403 that refuses a stake: the limit that has least left. */
export const limitRefusalSchema = looseObject({
  kind,
  period,
  amount: decimalSchema,
  left: decimalSchema,
  until: text,
});
/** See {@link limitRefusalSchema}. */
export type LimitRefusal = InferOutput<typeof limitRefusalSchema>;

const path = '/wallet-service/api/wallet/{userId}/limits';
const failed = 'Your limits were not changed. Please try again.';

/** `GET …/wallet/{userId}/limits`. */
export const readLimits = {
  id: 'readLimits',
  extension: 'limits',
  method: 'GET',
  path,
  hasBearer: true,
  body: undefined,
  answer: limitsSchema,
  fallbackMessage: 'Your limits could not be loaded',
} as const satisfies ExtensionCall;

/**
 * `PUT …/limits/{kind}/{period}`: sets a limit; null removes it. A lower one holds at once. A higher one, or none, is pending, and
 * holds once the same is sent again after `confirmFrom`. The answer tells which.
 */
export const setLimit = {
  id: 'setLimit',
  extension: 'limits',
  method: 'PUT',
  path: `${path}/{kind}/{period}`,
  hasBearer: true,
  body: object({ amount: nullable(string()) }),
  answer: limitsSchema,
  fallbackMessage: failed,
} as const satisfies ExtensionCall;

/** `DELETE …/limits/{kind}/{period}/pending`: takes back what is pending. */
export const keepLimit = {
  id: 'keepLimit',
  extension: 'limits',
  method: 'DELETE',
  path: `${path}/{kind}/{period}/pending`,
  hasBearer: true,
  body: undefined,
  answer: limitsSchema,
  fallbackMessage: failed,
} as const satisfies ExtensionCall;

/** `POST …/limits/reviewed`: the player has looked at the limits, and is asked again in half a year. */
export const reviewLimits = {
  id: 'reviewLimits',
  extension: 'limits',
  method: 'POST',
  path: `${path}/reviewed`,
  hasBearer: true,
  body: undefined,
  answer: limitsSchema,
  fallbackMessage: 'This was not saved. Please try again.',
} as const satisfies ExtensionCall;

/** `POST …/wallet/{userId}/held/{id}/return`: sends a held deposit back to the address that it came from, whole and without a fee. */
export const returnHeld = {
  id: 'returnHeld',
  extension: 'limits',
  method: 'POST',
  path: '/wallet-service/api/wallet/{userId}/held/{id}/return',
  hasBearer: true,
  body: undefined,
  /** `transactionId` is of the withdrawal that returns it. */
  answer: looseObject({ message: optional(serverMessageText), transactionId: visibleText, address: visibleText }),
  fallbackMessage: 'The deposit was not returned. Please check Transactions.',
} as const satisfies ExtensionCall;
