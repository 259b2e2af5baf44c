import {
  boolean,
  check,
  type InferOutput,
  looseObject,
  maxLength,
  object,
  optional,
  pipe,
  string,
  trim,
} from 'valibot';
import type { ExtensionCall } from '../extensionCall';

const path = '/auth-service/api/auth/{userId}/preferences';

/** A player's settings; those never changed are missing. */
export const preferencesSchema = looseObject({
  showBetsPublicly: optional(boolean()),
  displayStats: optional(boolean()),
  receiveTipNotifications: optional(boolean()),
  /** Whether what the bell tells of deposits also comes by mail; off until the player turns it on. */
  mailDeposits: optional(boolean()),
  /** Likewise of withdrawals; on until the player turns it off. News of the account's security always come by mail. */
  mailWithdrawals: optional(boolean()),
  /** Code of a fiat currency. */
  displayCurrency: optional(string()),
  /** Words of the player at the top of every mail, which forged mail lacks; empty for none. */
  antiPhishingPhrase: optional(string()),
  /** The details shown on the account page; login and mails still use the account's own. */
  details: optional(object({ username: string(), email: string() })),
});
/** See {@link preferencesSchema}. */
export type Preferences = InferOutput<typeof preferencesSchema>;

/** `GET …/preferences`. */
export const readPreferences = {
  id: 'readPreferences',
  extension: 'preferences',
  method: 'GET',
  path,
  hasBearer: true,
  body: undefined,
  answer: preferencesSchema,
  fallbackMessage: 'Your preferences could not be loaded.',
} as const satisfies ExtensionCall;

/** Characters that the phrase of the player's mail may have. */
export const longestPhrase = 40;
const shortText = pipe(string(), maxLength(254));

/**
 * `PUT …/preferences`: changes the fields in the body, at every depth, and keeps all others and those that only other releases know
 * ({@link mergeSettings}); responds with all of them. Send only what changed.
 */
export const savePreferences = {
  id: 'savePreferences',
  extension: 'preferences',
  method: 'PUT',
  path,
  hasBearer: true,
  body: looseObject({
    showBetsPublicly: optional(boolean()),
    displayStats: optional(boolean()),
    receiveTipNotifications: optional(boolean()),
    mailDeposits: optional(boolean()),
    mailWithdrawals: optional(boolean()),
    displayCurrency: optional(pipe(string(), maxLength(10))),
    antiPhishingPhrase: optional(
      pipe(
        string(),
        trim(),
        maxLength(longestPhrase),
        check(
          (phrase) => !/[\p{Control}\p{Format}\p{Line_Separator}\p{Paragraph_Separator}]/u.test(phrase),
          'Not on one line',
        ),
      ),
    ),
    /** A player without details starts with the account's own. */
    details: optional(looseObject({ username: optional(shortText), email: optional(shortText) })),
  }),
  answer: preferencesSchema,
  fallbackMessage: 'Your preferences could not be saved. Please try again.',
} as const satisfies ExtensionCall;
