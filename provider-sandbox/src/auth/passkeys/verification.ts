import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type { CallBody } from '@tessera/shared-contracts/api/schema';
import type { addPasskey, passkeyLogin } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyRequest } from 'fastify';
import type { Sandbox } from '../../sandbox';
import { takeChallenge } from './challenges';
import { findPasskey, notePasskeyUse, type Passkey } from './store';

type Created = CallBody<typeof addPasskey>['credential'];
type Used = CallBody<typeof passkeyLogin>['credential'];

/** Why a credential is not accepted: its challenge was used or has expired, or the credential is invalid. */
export type Refusal = 'over' | 'refused';

/** What both checks expect; undefined if the request comes from no page of the site. */
function readExpectation({ origins, config }: Sandbox, request: FastifyRequest) {
  const { origin } = request.headers;
  if (origin === undefined || !origins.isSite(origin)) return undefined;
  // The browser signs the origin of the page: it has to be the one that calls.
  return { expectedOrigin: origin, expectedRPID: config.passkeyHost, requireUserVerification: true };
}

/** Checks a credential that a player's browser made for the challenge of that player. */
export async function verifyCreated(
  sandbox: Sandbox,
  request: FastifyRequest,
  userId: string,
  credential: Created,
): Promise<Refusal | Pick<Passkey, 'credentialId' | 'publicKey' | 'transports' | 'signCount'>> {
  const taken = await takeChallenge(sandbox, credential.response.clientDataJSON, 'register');
  if (taken === undefined || taken.userId !== userId) return 'over';
  const expectation = readExpectation(sandbox, request);
  if (expectation === undefined) return 'refused';
  const { registrationInfo } = await verifyRegistrationResponse({
    ...expectation,
    response: credential,
    expectedChallenge: taken.challenge,
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) return 'refused';
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: isoBase64URL.fromBuffer(publicKey),
    transports: credential.response.transports ?? [],
    signCount: counter,
  };
}

/** Checks a signature with a passkey, which uses up its challenge, and records the use. */
export async function verifyUsed(
  sandbox: Sandbox,
  request: FastifyRequest,
  credential: Used,
): Promise<Refusal | { readonly userId: string; readonly loginChallenge: string | null }> {
  const taken = await takeChallenge(sandbox, credential.response.clientDataJSON, 'login');
  if (taken === undefined) return 'over';
  const expectation = readExpectation(sandbox, request);
  const passkey = await findPasskey(sandbox.database, credential.id);
  if (expectation === undefined || passkey === undefined) return 'refused';
  const { userHandle } = credential.response;
  if (taken.userId !== null && taken.userId !== passkey.userId) return 'refused';
  if (userHandle !== undefined && userHandle !== isoBase64URL.fromUTF8String(passkey.userId)) return 'refused';
  // Refuses a counter that did not increase, as with a cloned key.
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expectation,
    response: credential,
    expectedChallenge: taken.challenge,
    credential: {
      id: passkey.credentialId,
      publicKey: isoBase64URL.toBuffer(passkey.publicKey),
      counter: passkey.signCount,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || authenticationInfo === undefined) return 'refused';
  const isNoted = await notePasskeyUse(sandbox, passkey, authenticationInfo.newCounter);
  return isNoted ? { userId: passkey.userId, loginChallenge: taken.loginChallenge } : 'refused';
}
