import { boolean, type InferOutput, looseObject, maxLength, object, optional, pipe, string } from 'valibot';
import type { ExtensionCall } from '../extensionCall';

const path = '/auth-service/api/auth/{userId}/preferences';

/** A player's settings; those never changed are missing. */
export const preferencesSchema = looseObject({
  showBetsPublicly: optional(boolean()),
  displayStats: optional(boolean()),
  receiveTipNotifications: optional(boolean()),
  /** Code of a fiat currency. */
  displayCurrency: optional(string()),
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

const shortText = pipe(string(), maxLength(254));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));

/**
 * Merges a change into settings field by field, at every depth: what the change lacks stays, so that a release keeps the fields that
 * only a newer one knows. Lists are replaced.
 */
export function mergeSettings<Settings extends object>(kept: Settings, change: object): Settings {
  const merged = Object.entries(change).map(([field, value]) => {
    const before = (kept as Readonly<Record<string, unknown>>)[field];
    return [field, isObject(before) && isObject(value) ? mergeSettings(before, value) : value];
  });
  return { ...kept, ...Object.fromEntries(merged.filter(([, value]) => value !== undefined)) };
}

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
    displayCurrency: optional(pipe(string(), maxLength(10))),
    /** A player without details starts with the account's own. */
    details: optional(looseObject({ username: optional(shortText), email: optional(shortText) })),
  }),
  answer: preferencesSchema,
  fallbackMessage: 'Your preferences could not be saved. Please try again.',
} as const satisfies ExtensionCall;
