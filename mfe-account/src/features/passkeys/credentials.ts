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
/** What the browser made, or why it did not, in words for the player. */
export type Outcome<Credential> =
  | { readonly credential: Credential; readonly failure?: undefined }
  | { readonly credential?: undefined; readonly failure: string };

/** Why the browser made no credential. Refused and timed out are one to a page, so that no site learns which. */
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

/** Ends what the browser asks when the form that began it closes. */
function endWith(signal: AbortSignal): void {
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
}

/** Asks the browser to make a passkey; it asks the player where. */
export function createPasskey(
  options: CallAnswer<typeof beginPasskey>,
  signal: AbortSignal,
): Promise<Outcome<Created>> {
  endWith(signal);
  return outcomeOf<Created>(startRegistration({ optionsJSON: options }));
}

/** Asks the browser to use a passkey; it asks the player which. */
export function signWithPasskey(
  options: CallAnswer<typeof beginPasskeyLogin>,
  signal: AbortSignal,
): Promise<Outcome<Used>> {
  endWith(signal);
  return outcomeOf<Used>(startAuthentication({ optionsJSON: options }));
}

/** Whether the browser lists passkeys among what it fills in. */
export const canAutofill = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Waits until the player picks a passkey from what the browser fills into the field for the name. */
export function autofillPasskey(
  options: CallAnswer<typeof beginPasskeyLogin>,
  signal: AbortSignal,
): Promise<Outcome<Used>> {
  endWith(signal);
  return outcomeOf<Used>(startAuthentication({ optionsJSON: options, useBrowserAutofill: true }));
}
