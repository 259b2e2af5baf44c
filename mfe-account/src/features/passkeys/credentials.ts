import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { CallAnswer, CallBody } from '@tessera/shared-contracts/api';
import type { addPasskey, beginPasskey, beginPasskeyLogin, passkeyLogin } from '@tessera/shared-contracts/extensions';
import { messages } from './passkeys.messages';

type Created = CallBody<typeof addPasskey>['credential'];
type Used = CallBody<typeof passkeyLogin>['credential'];
/** The browser's credential, or an error message for the player. */
export type Outcome<Credential> =
  | { readonly credential: Credential; readonly failure?: undefined }
  | { readonly credential?: undefined; readonly failure: string };

/** Why the browser created no credential. For privacy, browsers report refusals and timeouts alike. */
function failureOf(error: unknown): string {
  const { name } = error instanceof WebAuthnError && error.cause instanceof Error ? error.cause : (error as Error);
  if (name === 'InvalidStateError') return messages.alreadyHere;
  return name === 'NotAllowedError' || name === 'AbortError' ? messages.cancelled : messages.unusable;
}

const outcomeOf = <Credential>(work: Promise<Credential>): Promise<Outcome<Credential>> =>
  work.then(
    (credential) => ({ credential }),
    (error: unknown) => ({ failure: failureOf(error) }),
  );

/** Cancels the browser's prompt when its form closes. */
function endWith(signal: AbortSignal): void {
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
}

/** Creates a passkey through the browser's prompt. */
export function createPasskey(
  options: CallAnswer<typeof beginPasskey>,
  signal: AbortSignal,
): Promise<Outcome<Created>> {
  endWith(signal);
  return outcomeOf<Created>(startRegistration({ optionsJSON: options }));
}

/** Signs with a passkey through the browser's prompt. */
export function signWithPasskey(
  options: CallAnswer<typeof beginPasskeyLogin>,
  signal: AbortSignal,
): Promise<Outcome<Used>> {
  endWith(signal);
  return outcomeOf<Used>(startAuthentication({ optionsJSON: options }));
}

/** Whether the browser's autofill supports passkeys. */
export const canAutofill = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Waits until the player picks a passkey from the autofill of the user name. */
export function autofillPasskey(
  options: CallAnswer<typeof beginPasskeyLogin>,
  signal: AbortSignal,
): Promise<Outcome<Used>> {
  endWith(signal);
  return outcomeOf<Used>(startAuthentication({ optionsJSON: options, useBrowserAutofill: true }));
}
