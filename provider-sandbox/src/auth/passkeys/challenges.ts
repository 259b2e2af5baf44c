import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { type Queries, queryOne } from '../../database';
import { hashToken } from '../../ids';
import { randomBytes } from '../../random';
import type { Sandbox } from '../../sandbox';

/** How long a player may take to use a passkey. */
export const challengeLifetimeMs = 5 * 60_000;

/** Random bytes for a browser to sign. */
export const newChallenge = (): Uint8Array<ArrayBuffer> => Uint8Array.from(randomBytes(32));

/** The only purpose that a challenge is valid for. */
export interface ChallengePurpose {
  readonly purpose: 'register' | 'login';
  /** The player that the passkey must belong to; `null` for a login by any passkey. */
  readonly userId: string | null;
  /** Hash of the login that it completes as second factor. */
  readonly loginChallenge: string | null;
}

/** Stores the hash of a challenge. */
export async function keepChallenge(
  { now }: Sandbox,
  queries: Queries,
  challenge: string,
  { purpose, userId, loginChallenge }: ChallengePurpose,
): Promise<void> {
  await queries.query(
    `insert into passkey_challenges (challenge_hash, purpose, user_id, login_challenge, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [hashToken(challenge), purpose, userId, loginChallenge, new Date(now().getTime() + challengeLifetimeMs)],
  );
}

/**
 * Takes the challenge that a browser signed. It is used up even if verification fails.
 *
 * @returns undefined if there is no challenge for the purpose, or it was used or has expired
 */
export async function takeChallenge(
  { database, now }: Sandbox,
  clientDataJson: string,
  purpose: ChallengePurpose['purpose'],
): Promise<(ChallengePurpose & { readonly challenge: string }) | undefined> {
  const challenge = readChallenge(clientDataJson);
  if (challenge === undefined) return undefined;
  const taken = await queryOne<ChallengePurpose>(
    database,
    `delete from passkey_challenges where challenge_hash = $1 and purpose = $2 and expires_at > $3
     returning purpose, user_id as "userId", login_challenge as "loginChallenge"`,
    [hashToken(challenge), purpose, now()],
  );
  return taken && { ...taken, challenge };
}

function readChallenge(clientDataJson: string): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJson);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
