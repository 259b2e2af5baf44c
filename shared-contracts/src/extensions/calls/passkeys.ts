import {
  array,
  boolean,
  exactOptional,
  type InferOutput,
  literal,
  looseObject,
  maxLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot';
import { loginAnswerSchema } from '../../api/calls/auth';
import { rows } from '../../api/rows';
import { serverMessageText, text, visibleText } from '../../api/text';
import type { ExtensionCall } from '../extensionCall';
import { proofKindSchema } from './proof';

const path = '/auth-service/api/auth/{userId}/passkeys';
const loginPath = '/auth-service/api/auth/passkey-login';

/** Binary data as WebAuthn writes it in JSON, limited far above what authenticators send. */
const base64url = pipe(string(), regex(/^[\w-]+$/, 'is not base64url'), maxLength(20_000));
const keyType = literal('public-key');
const preference = picklist(['discouraged', 'preferred', 'required']);
const credentials = exactOptional(
  array(object({ id: base64url, type: string(), transports: exactOptional(array(string())) })),
);

/** Longest name of a passkey, in characters. */
export const longestPasskeyName = 40;
const passkeyName = pipe(string(), maxLength(longestPasskeyName));

/** A passkey of the player. Times are ISO 8601; without `lastUsedAt` it was never used. */
export const passkeyRowSchema = looseObject({
  id: visibleText,
  name: visibleText,
  createdAt: text,
  lastUsedAt: optional(text),
});
/** See {@link passkeyRowSchema}. */
export type PasskeyRow = InferOutput<typeof passkeyRowSchema>;

/** See {@link proofKindSchema}. */
const proofBody = object({ proof: string() });

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyCreationSchema = object({
  challenge: base64url,
  rp: object({ name: text, id: exactOptional(string()) }),
  user: object({ id: base64url, name: text, displayName: text }),
  pubKeyCredParams: array(object({ type: keyType, alg: number() })),
  timeout: exactOptional(number()),
  excludeCredentials: credentials,
  authenticatorSelection: exactOptional(
    object({
      residentKey: exactOptional(preference),
      requireResidentKey: exactOptional(boolean()),
      userVerification: exactOptional(preference),
    }),
  ),
  attestation: exactOptional(picklist(['direct', 'enterprise', 'indirect', 'none'])),
});

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn; `timeout` in milliseconds. */
export const passkeyRequestSchema = object({
  challenge: base64url,
  rpId: exactOptional(string()),
  timeout: exactOptional(number()),
  allowCredentials: credentials,
  userVerification: exactOptional(preference),
});

const credential = { id: base64url, rawId: base64url, type: keyType, clientExtensionResults: object({}) };

/** `RegistrationResponseJSON` of WebAuthn, as far as a provider needs it. */
const createdCredential = object({
  ...credential,
  response: object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: exactOptional(pipe(array(pipe(string(), maxLength(40))), maxLength(10))),
  }),
});

/** `AuthenticationResponseJSON` of WebAuthn, as far as a provider needs it. */
const usedCredential = object({
  ...credential,
  response: object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: exactOptional(base64url),
  }),
});

/** `GET …/{userId}/passkeys`: the player's passkeys, oldest first, and the proof that the other calls take. */
export const listPasskeys = {
  id: 'listPasskeys',
  extension: 'passkeys',
  method: 'GET',
  path,
  hasBearer: true,
  body: undefined,
  answer: looseObject({ passkeys: rows(passkeyRowSchema), proof: proofKindSchema }),
  fallbackMessage: 'Your passkeys could not be loaded.',
} as const satisfies ExtensionCall;

/** `POST …/{userId}/passkeys/options`: takes the proof, and begins a new passkey. */
export const beginPasskey = {
  id: 'beginPasskey',
  extension: 'passkeys',
  method: 'POST',
  path: `${path}/options`,
  hasBearer: true,
  body: proofBody,
  answer: passkeyCreationSchema,
  fallbackMessage: 'The passkey could not be added. Please try again.',
} as const satisfies ExtensionCall;

/** `POST …/{userId}/passkeys`: completes it. An empty name leaves the naming to the provider. */
export const addPasskey = {
  id: 'addPasskey',
  extension: 'passkeys',
  method: 'POST',
  path,
  hasBearer: true,
  body: object({ name: passkeyName, credential: createdCredential }),
  answer: passkeyRowSchema,
  fallbackMessage: beginPasskey.fallbackMessage,
} as const satisfies ExtensionCall;

/** `PUT …/{userId}/passkeys/{id}`: gives it another name, without a proof: a name opens nothing. It must not be blank. */
export const renamePasskey = {
  id: 'renamePasskey',
  extension: 'passkeys',
  method: 'PUT',
  path: `${path}/{id}`,
  hasBearer: true,
  body: object({ name: passkeyName }),
  answer: passkeyRowSchema,
  fallbackMessage: 'The passkey could not be renamed. Please try again.',
} as const satisfies ExtensionCall;

/** `POST …/{userId}/passkeys/{id}/remove`: takes the proof. */
export const removePasskey = {
  id: 'removePasskey',
  extension: 'passkeys',
  method: 'POST',
  path: `${path}/{id}/remove`,
  hasBearer: true,
  body: proofBody,
  answer: looseObject({ message: optional(serverMessageText) }),
  fallbackMessage: 'The passkey could not be removed. Please try again.',
} as const satisfies ExtensionCall;

/**
 * `POST …/auth/passkey-login/options`: begins a login by passkey. With the `challengeId` of a login that requires the second
 * factor, only that player's passkeys complete it.
 */
export const beginPasskeyLogin = {
  id: 'beginPasskeyLogin',
  extension: 'passkeys',
  method: 'POST',
  path: `${loginPath}/options`,
  hasBearer: false,
  isPublic: true,
  body: object({ challengeId: exactOptional(string()) }),
  answer: passkeyRequestSchema,
  fallbackMessage: 'The login by passkey could not begin. Please try again.',
} as const satisfies ExtensionCall;

/** `POST …/auth/passkey-login`: a passkey verifies its user, so that it counts as both factors. */
export const passkeyLogin = {
  id: 'passkeyLogin',
  extension: 'passkeys',
  method: 'POST',
  path: loginPath,
  hasBearer: false,
  isPublic: true,
  body: object({ credential: usedCredential }),
  answer: loginAnswerSchema,
  fallbackMessage: 'The login by passkey failed. Please try again.',
} as const satisfies ExtensionCall;
