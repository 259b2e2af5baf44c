import { fallback, type InferOutput, looseObject, nullish, object, optional, picklist, string } from 'valibot';
import { loginUserSchema } from '../../api/calls/auth';
import { optionalText, serverMessageText, text } from '../../api/text';
import type { ExtensionCall } from '../extensionCall';
import { proofKindSchema } from './proof';

/**
 * How long a break can be: days, weeks, months and years of the calendar, or for good. The long ones are self-exclusions, of which a site
 * offers those of its rules; all go by the same rules.
 */
export const breakLengths = ['1d', '1w', '1m', '2m', '3m', '6m', '1y', '3y', '5y', 'for-good'] as const;
/** See {@link breakLengths}. */
export type BreakLength = (typeof breakLengths)[number];

/** `until` of a break for good: a moment so late that who takes it for a date is right, too. */
export const forGood = '9999-12-31T00:00:00.000Z';

/** Whether a break ends at no time that anybody will see. */
export const isForGood = (until: string | null | undefined): boolean =>
  until != null && Date.parse(until) >= Date.parse(forGood);

/**
 * - `none`: the player can play.
 * - `break`: not before `until`, and nothing ends it earlier.
 * - `over`: it has ended; playing takes `playAgain`.
 * - `waiting`: `playAgain` was called; the player can play from `until` on.
 */
export const breakStates = ['none', 'break', 'over', 'waiting'] as const;
/** See {@link breakStates}. */
export type BreakState = (typeof breakStates)[number];

/** Whether the player is on a break. */
export const breakSchema = looseObject({
  message: optional(serverMessageText),
  state: picklist(breakStates),
  /** Null in the states `none` and `over`. */
  until: nullish(text),
  /** What beginning a break and closing the account take. */
  proof: fallback(proofKindSchema, 'password'),
});
/** See {@link breakSchema}. */
export type Break = InferOutput<typeof breakSchema>;

/**
 * The 403 that refuses a player on a break: stakes, and every call but those that read and withdraw. A login gets it, too, with a
 * session for just those calls as `token` and `user`.
 */
export const breakRefusalSchema = looseObject({
  message: optional(serverMessageText),
  /** Null once the break is over and playing waits for `playAgain`. */
  until: nullish(text),
  token: optionalText,
  user: fallback(optional(loginUserSchema), undefined),
});
/** See {@link breakRefusalSchema}. */
export type BreakRefusal = InferOutput<typeof breakRefusalSchema>;

const path = '/auth-service/api/auth/{userId}/break';
const notBegun = 'The break has not begun. Please try again.';

/** `GET …/auth/{userId}/break`. */
export const readBreak = {
  id: 'readBreak',
  extension: 'breaks',
  method: 'GET',
  path,
  hasBearer: true,
  body: undefined,
  answer: breakSchema,
  fallbackMessage: 'Your break could not be loaded',
} as const satisfies ExtensionCall;

/**
 * `POST …/auth/{userId}/break`: begins a break at once, which nobody can end early; of several, the one that ends last counts. All
 * sessions end, the caller's own too, and open rounds are settled. `proof` is what `readBreak` says; a refused one names its field.
 */
export const takeBreak = {
  id: 'takeBreak',
  extension: 'breaks',
  method: 'POST',
  path,
  hasBearer: true,
  endsSession: true,
  body: object({ length: picklist(breakLengths), proof: string() }),
  answer: breakSchema,
  fallbackMessage: notBegun,
} as const satisfies ExtensionCall;

/** `POST …/auth/{userId}/break/play-again`: asks to play again once a break is over, which is possible a day later. */
export const playAgain = {
  id: 'playAgain',
  extension: 'breaks',
  method: 'POST',
  path: `${path}/play-again`,
  hasBearer: true,
  body: undefined,
  answer: breakSchema,
  fallbackMessage: 'Your request was not received. Please try again.',
} as const satisfies ExtensionCall;

/**
 * `POST …/auth/{userId}/close`: closes the account for good. Refused with 409 while there is money that can be paid out, or a bet or
 * withdrawal under way.
 */
export const closeAccount = {
  id: 'closeAccount',
  extension: 'breaks',
  method: 'POST',
  path: '/auth-service/api/auth/{userId}/close',
  hasBearer: true,
  endsSession: true,
  body: object({ proof: string() }),
  answer: looseObject({ message: optional(serverMessageText) }),
  fallbackMessage: 'The account was not closed. Please try again.',
} as const satisfies ExtensionCall;
