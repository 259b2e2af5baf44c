import {
  boolean,
  fallback,
  type InferOutput,
  integer,
  looseObject,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
} from 'valibot';
import { rows } from '../../api/rows';
import { optionalText, text, visibleText } from '../../api/text';
import { decimalSchema } from '../../money';
import type { ExtensionCall } from '../extensionCall';

const path = '/wallet-service/api/wallet/{userId}/notices';

/** Kinds of notices about a transaction, which has the details. */
export const transactionNotices = [
  'deposit-credited',
  'deposit-held',
  'deposit-released',
  'deposit-failed',
  'withdrawal-in-review',
  'withdrawal-approved',
  'withdrawal-sent',
  'withdrawal-done',
  'withdrawal-refused',
  'withdrawal-failed',
  'withdrawal-cancelled',
] as const;

/** Kinds of notices about holds of withdrawals that have ended: of one address of the book, of all others. */
export const holdNotices = ['address-usable', 'withdrawals-open'] as const;

/** Kinds of notices about the security of the account, named as the events of `activity`. */
export const securityNotices = [
  'login',
  'password-changed',
  'password-reset',
  'two-factor-enabled',
  'two-factor-disabled',
  'two-factor-guessed',
  'passkey-added',
  'passkey-removed',
] as const;

/** Kinds of notices about a limit of the player, which `reason` names with its amount. */
export const limitNotices = ['limit-set', 'limit-raised', 'limit-removed', 'limit-confirmable'] as const;

/** Kind of a notice. Lists that may grow: a page shows a later kind by its name. */
export type NoticeKind = (
  | typeof transactionNotices
  | typeof holdNotices
  | typeof securityNotices
  | typeof limitNotices
)[number];

/** Maximum number of notices in an answer. */
export const noticesPerAnswer = 100;

/** A notice, with the facts that its kind has; `at` is ISO 8601. */
export const noticeSchema = looseObject({
  id: visibleText,
  kind: visibleText,
  at: text,
  read: boolean(),
  currency: optionalText,
  amount: fallback(optional(decimalSchema), undefined),
  transactionId: optionalText,
  /** Why something was not done, or which limit it is about, in the provider's words. */
  reason: optionalText,
  browser: optionalText,
  system: optionalText,
  /** Of an address of the address book. */
  name: optionalText,
});
/** See {@link noticeSchema}. */
export type Notice = InferOutput<typeof noticeSchema>;

/** How many notices of the player are not read, on every page of the list. */
const unread = fallback(pipe(number(), integer(), minValue(0)), 0);

/** `GET …/wallet/{userId}/notices?before=&limit=`: newest first; `next` is the `before` of older ones, if there are any. */
export const readNotices = {
  id: 'readNotices',
  extension: 'notices',
  method: 'GET',
  path,
  hasBearer: true,
  body: undefined,
  answer: looseObject({ notices: rows(noticeSchema), unread, next: optionalText }),
  fallbackMessage: 'Your notices could not be loaded.',
} as const satisfies ExtensionCall;

/** `POST …/notices/read`: the notice `upTo` and all before it are read, for every session; those after it stay as they are. */
export const markNoticesRead = {
  id: 'markNoticesRead',
  extension: 'notices',
  method: 'POST',
  path: `${path}/read`,
  hasBearer: true,
  body: object({ upTo: string() }),
  answer: looseObject({ unread }),
  fallbackMessage: 'Your notices could not be marked as read.',
} as const satisfies ExtensionCall;
