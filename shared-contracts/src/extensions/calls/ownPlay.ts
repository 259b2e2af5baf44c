import { type InferOutput, looseObject, picklist } from 'valibot';
import { rows } from '../../api/rows';
import { text } from '../../api/text';
import { decimalSchema } from '../../money';
import type { ExtensionCall } from '../extensionCall';

/** Days, ISO weeks (from Monday), months and years, all of UTC. */
export const playPeriods = ['day', 'week', 'month', 'year'] as const;
/** See {@link playPeriods}. */
export type PlayPeriod = (typeof playPeriods)[number];

/** Sums of a period so far, in US dollars at the provider's rates; `minutes` are of play, counted as for limits. */
export const periodOfPlaySchema = looseObject({
  period: picklist(playPeriods),
  /** What arrived and can be played with. */
  deposits: decimalSchema,
  /** What left the account, with fees. */
  withdrawals: decimalSchema,
  staked: decimalSchema,
  returned: decimalSchema,
  minutes: decimalSchema,
});

/** A day on which something was staked or returned; `net` is below zero where more was lost than won. */
export const dayOfPlaySchema = looseObject({
  /** Of UTC, such as `2025-11-20`. */
  day: text,
  net: decimalSchema,
});
/** See {@link dayOfPlaySchema}. */
export type DayOfPlay = InferOutput<typeof dayOfPlaySchema>;

/** What a player did. */
export const ownPlaySchema = looseObject({
  periods: rows(periodOfPlaySchema),
  /** The last 30 days, today included, in which there was play; oldest first. */
  days: rows(dayOfPlaySchema),
  /** The provider's day of UTC. */
  today: text,
  /** Deposits less withdrawals since the account was opened. */
  netDeposits: decimalSchema,
  /** When that was. */
  since: text,
});
/** See {@link ownPlaySchema}. */
export type OwnPlay = InferOutput<typeof ownPlaySchema>;

/** `GET …/wallet/{userId}/play`: the player's deposits, withdrawals and play, from the ledger. */
export const readOwnPlay = {
  id: 'readOwnPlay',
  extension: 'limits',
  method: 'GET',
  path: '/wallet-service/api/wallet/{userId}/play',
  hasBearer: true,
  body: undefined,
  answer: ownPlaySchema,
  fallbackMessage: 'Your play could not be loaded',
} as const satisfies ExtensionCall;
