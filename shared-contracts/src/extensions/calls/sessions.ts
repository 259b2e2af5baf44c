import { boolean, type InferOutput, looseObject, optional } from 'valibot';
import { rows } from '../../api/rows';
import { optionalText, serverMessageText, text, visibleText } from '../../api/text';
import { decimalSchema } from '../../money';
import type { ExtensionCall } from '../extensionCall';

const path = '/auth-service/api/auth/{userId}/sessions';
const messageAnswer = looseObject({ message: optional(serverMessageText) });

/** What every session has. Times are ISO 8601; `browser` and `system` are names such as `Firefox` and `Android`. */
const sessionFields = {
  id: visibleText,
  createdAt: text,
  browser: optionalText,
  system: optionalText,
  /** What play in this session won or lost (below zero), in US dollars, and its minutes; of providers with the extension `limits`. */
  net: optional(decimalSchema),
  minutes: optional(decimalSchema),
};

/** An open session of the player. */
export const sessionRowSchema = looseObject({
  ...sessionFields,
  /** Whether the call came from this session. */
  current: boolean(),
  lastSeenAt: text,
});
/** See {@link sessionRowSchema}. */
export type SessionRow = InferOutput<typeof sessionRowSchema>;

/** A session that has ended or expired. */
export const endedSessionSchema = looseObject({ ...sessionFields, endedAt: text });
/** See {@link endedSessionSchema}. */
export type EndedSession = InferOutput<typeof endedSessionSchema>;

/** `GET …/sessions`: the open sessions, most recently used first, and those of the last days that have ended, the latest first. */
export const listSessions = {
  id: 'listSessions',
  extension: 'sessions',
  method: 'GET',
  path,
  hasBearer: true,
  body: undefined,
  answer: looseObject({ sessions: rows(sessionRowSchema), ended: optional(rows(endedSessionSchema)) }),
  fallbackMessage: 'Your sessions could not be loaded.',
} as const satisfies ExtensionCall;

/** `DELETE …/sessions`: ends all sessions but the caller's own. */
export const endOtherSessions = {
  id: 'endOtherSessions',
  extension: 'sessions',
  method: 'DELETE',
  path,
  hasBearer: true,
  body: undefined,
  answer: messageAnswer,
  fallbackMessage: 'The other sessions could not be ended. Please try again.',
} as const satisfies ExtensionCall;

/** `DELETE …/sessions/{id}`: ends one session. */
export const endSession = {
  id: 'endSession',
  extension: 'sessions',
  method: 'DELETE',
  path: `${path}/{id}`,
  hasBearer: true,
  body: undefined,
  answer: messageAnswer,
  fallbackMessage: 'The session could not be ended. Please try again.',
} as const satisfies ExtensionCall;

/** `GET …/sessions/current`: responds when the caller's session has ended (401), or after 20 seconds. */
export const watchSession = {
  id: 'watchSession',
  extension: 'sessions',
  method: 'GET',
  path: `${path}/current`,
  hasBearer: true,
  isLongPoll: true,
  body: undefined,
  answer: looseObject({ current: boolean() }),
  fallbackMessage: 'Your session could not be checked.',
} as const satisfies ExtensionCall;
