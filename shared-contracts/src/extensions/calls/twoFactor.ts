import {
  array,
  boolean,
  exactOptional,
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
import { messages } from '../../api/messages';
import { codeText, serverMessageText, visibleText } from '../../api/text';
import type { ExtensionCall } from '../extensionCall';
import { proofKindSchema } from './proof';

const path = '/auth-service/api/auth/{userId}/two-factor';
/**
 * A code of the authenticator app with its leading zeros, or a recovery code. Where the state says `proof: 'password'`, the
 * second factor is younger than the session, and `proof` takes the password besides.
 */
const changeBody = object({ token: codeText, proof: exactOptional(string()) });

/** State of the player's second factor. */
export const twoFactorStateSchema = looseObject({
  enabled: boolean(),
  recoveryCodesLeft: pipe(number(), integer(), minValue(0)),
  /** What a change takes; see `proof` of the changes. */
  proof: optional(proofKindSchema),
});
/** See {@link twoFactorStateSchema}. */
export type TwoFactorState = InferOutput<typeof twoFactorStateSchema>;

/** `GET …/two-factor`. */
export const readTwoFactor = {
  id: 'readTwoFactor',
  extension: 'two-factor',
  method: 'GET',
  path,
  hasBearer: true,
  body: undefined,
  answer: twoFactorStateSchema,
  fallbackMessage: 'The state of your second factor could not be loaded.',
} as const satisfies ExtensionCall;

/** `POST …/two-factor/disable`: needs a code. */
export const disableTwoFactor = {
  id: 'disableTwoFactor',
  extension: 'two-factor',
  method: 'POST',
  path: `${path}/disable`,
  hasBearer: true,
  body: changeBody,
  answer: looseObject({ message: optional(serverMessageText) }),
  fallbackMessage: messages.twoFactorDisableFailed,
} as const satisfies ExtensionCall;

/** `POST …/two-factor/recovery-codes`: replaces all recovery codes; only this response contains them. */
export const newRecoveryCodes = {
  id: 'newRecoveryCodes',
  extension: 'two-factor',
  method: 'POST',
  path: `${path}/recovery-codes`,
  hasBearer: true,
  body: changeBody,
  answer: looseObject({ recoveryCodes: array(visibleText) }),
  fallbackMessage: 'New recovery codes could not be made. Please try again.',
} as const satisfies ExtensionCall;
