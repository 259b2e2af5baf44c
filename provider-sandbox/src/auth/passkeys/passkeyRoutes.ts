import { generateRegistrationOptions } from '@simplewebauthn/server';
import { isoUint8Array } from '@simplewebauthn/server/helpers';
import { readableEmail } from '@tessera/shared-contracts/accounts';
import {
  addPasskey as addPasskeyCall,
  beginPasskey,
  listPasskeys as listPasskeysCall,
  removePasskey as removePasskeyCall,
  renamePasskey as renamePasskeyCall,
} from '@tessera/shared-contracts/extensions/schema';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { requireSelf } from '../../http/caller';
import { extensionRoute } from '../../http/callRoute';
import { HttpError } from '../../http/httpError';
import type { Sandbox } from '../../sandbox';
import { noteActivity } from '../activity';
import { authMessages } from '../auth.messages';
import { type Proofs, readProofKind } from '../proofs';
import { issuer } from '../twoFactor';
import { describeUserAgent } from '../userAgent';
import { findUserById } from '../users';
import { challengeLifetimeMs, keepChallenge, newChallenge } from './challenges';
import { addPasskey, listPasskeys, mostPasskeys, type Passkey, removePasskey, renamePasskey } from './store';
import { type Refusal, verifyCreated } from './verification';

/** @throws HttpError */
export function refuse(refusal: Refusal, message: string): never {
  throw refusal === 'over' ? new HttpError(410, authMessages.passkeyOver) : new HttpError(400, message);
}

const describePasskey = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
});

/** The name without spaces around it; empty if nothing of it can be seen. */
const visibleName = (given: string) => (/[^\s\p{Control}\p{Format}]/u.test(given) ? given.trim() : '');

const nameOf = (given: string, userAgent = '') => {
  const { browser, system } = describeUserAgent(userAgent);
  return visibleName(given) || [browser, system].filter(Boolean).join(' on ') || authMessages.passkeyName;
};

/**
 * The calls with which players manage their passkeys.
 *
 * @param limitProofs limits the calls that take a password
 */
export function registerPasskeyRoutes(
  app: FastifyInstance,
  sandbox: Sandbox,
  { withProof }: Proofs,
  limitProofs: preHandlerAsyncHookHandler,
): void {
  const { database, config } = sandbox;

  extensionRoute(app, sandbox, listPasskeysCall, {
    summary: 'Lists the caller’s passkeys',
    handler: async ({ params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      return {
        passkeys: (await listPasskeys(database, caller.id)).map(describePasskey),
        proof: await readProofKind(sandbox, caller),
      };
    },
  });

  extensionRoute(app, sandbox, beginPasskey, {
    summary:
      'Begins a passkey of the caller; takes a code of a second factor that is older than the session, else the password',
    preHandler: limitProofs,
    handler: async ({ body, params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const known = await listPasskeys(database, caller.id);
      if (known.length >= mostPasskeys) throw new HttpError(409, authMessages.tooManyPasskeys(mostPasskeys));
      return withProof(request, caller, body.proof, async (tx) => {
        const user = await findUserById(tx, caller.id);
        if (user === undefined) throw new HttpError(404, authMessages.noSuchPlayer);
        const options = await generateRegistrationOptions({
          rpName: issuer,
          rpID: config.passkeyHost,
          userID: isoUint8Array.fromUTF8String(user.id),
          userName: readableEmail(user.email),
          userDisplayName: user.displayName,
          challenge: newChallenge(),
          timeout: challengeLifetimeMs,
          excludeCredentials: known.map(({ credentialId, transports }) => ({
            id: credentialId,
            transports: [...transports],
          })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        });
        const purpose = { purpose: 'register', userId: user.id, loginChallenge: null } as const;
        await keepChallenge(sandbox, tx, options.challenge, purpose);
        return options;
      });
    },
  });

  extensionRoute(app, sandbox, addPasskeyCall, {
    summary: 'Completes a passkey with what the browser made; without a name it is called by browser and system',
    handler: async ({ body, params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const verified = await verifyCreated(sandbox, request, caller.id, body.credential);
      if (typeof verified === 'string') return refuse(verified, authMessages.passkeyNotAdded);
      const name = nameOf(body.name, request.headers['user-agent']);
      const added = await addPasskey(sandbox, { ...verified, userId: caller.id, name }, (tx) =>
        noteActivity(sandbox, tx, request, caller, 'passkey-added'),
      );
      if (added === 'too-many') throw new HttpError(409, authMessages.tooManyPasskeys(mostPasskeys));
      if (added === 'known') throw new HttpError(409, authMessages.passkeyKnown);
      return describePasskey(added);
    },
  });

  extensionRoute(app, sandbox, renamePasskeyCall, {
    summary: 'Renames a passkey of the caller',
    handler: async ({ body, params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const name = visibleName(body.name);
      if (name === '') throw new HttpError(400, authMessages.passkeyNameMissing);
      const renamed = await renamePasskey(database, caller.id, params.id ?? '', name);
      if (renamed === undefined) throw new HttpError(404, authMessages.noSuchPasskey);
      return describePasskey(renamed);
    },
  });

  extensionRoute(app, sandbox, removePasskeyCall, {
    summary:
      'Removes a passkey of the caller; takes a code of a second factor that is older than the session, else the password',
    preHandler: limitProofs,
    handler: async ({ body, params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const { id = '' } = params;
      const isOwn = (await listPasskeys(database, caller.id)).some((passkey) => passkey.id === id);
      // Asked first, so that no code is used up for nothing.
      if (!isOwn) throw new HttpError(404, authMessages.noSuchPasskey);
      await withProof(request, caller, body.proof, async (tx) => {
        if (!(await removePasskey(sandbox, tx, caller.id, id))) return;
        await noteActivity(sandbox, tx, request, caller, 'passkey-removed');
      });
      return { message: authMessages.passkeyRemoved };
    },
  });
}
