import type { FastifyRequest } from 'fastify';
import { queryOne, type Transaction } from '../database';
import { readNetwork } from '../http/addresses';
import { hashToken, newToken } from '../ids';
import type { Sandbox } from '../sandbox';
import { noteActivity } from './activity';
import { lastHour, readFailedTries } from './failedTries';
import { isRecoveryCode } from './recoveryCodes';
import { holdPassword } from './replacePassword';
import type { Enrolled, FactorOutcome } from './twoFactor';
import { takeSecondFactor } from './twoFactor';
import { findUserById, type User } from './users';

/** How long a login can be finished. */
export const challengeLifetimeMs = 5 * 60_000;
/** Wrong codes that end a challenge. */
const wrongCodesPerChallenge = 10;
const guessed = 'two-factor-guessed';

/**
 * Creates the challenge for a login with a correct password that still needs the second factor.
 *
 * @returns undefined if the password has been replaced meanwhile
 */
export async function openLoginChallenge({ database, now }: Sandbox, user: User): Promise<string | undefined> {
  const id = newToken();
  const at = now();
  return database.transaction(async (tx) => {
    if (!(await holdPassword(tx, user))) return undefined;
    await tx.query('insert into login_challenges (id_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)', [
      hashToken(id),
      user.id,
      at,
      new Date(at.getTime() + challengeLifetimeMs),
    ]);
    return id;
  });
}

const isOpen = `used_at is null and wrong_codes < ${wrongCodesPerChallenge} and expires_at >`;

/** The player of a login that waits for the second factor. */
export const findLoginChallenge = ({ database, now }: Sandbox, challengeId: string) =>
  queryOne<{ readonly userId: string; readonly idHash: string }>(
    database,
    `select user_id as "userId", id_hash as "idHash" from login_challenges where id_hash = $1 and ${isOpen} $2`,
    [hashToken(challengeId), now()],
  );

/**
 * Uses up the challenge once the second factor was right.
 *
 * @returns false if it was used meanwhile, or has run out
 */
export async function closeLoginChallenge({ database, now }: Sandbox, idHash: string): Promise<boolean> {
  const closed = await database.query(
    `update login_challenges set used_at = $2 where id_hash = $1 and ${isOpen} $2 returning user_id`,
    [idHash, now()],
  );
  return closed.length > 0;
}

/**
 * Checks the second factor of a login. The challenge is valid for one login; until it is used, it allows further tries, up to a limit.
 *
 * After many wrong codes, the player is warned by mail: the password was right.
 */
export const takeLoginChallenge = (
  sandbox: Sandbox,
  request: FastifyRequest,
  challengeId: string,
  code: string,
): Promise<{ readonly outcome: FactorOutcome | 'over'; readonly user?: User | undefined }> =>
  sandbox.database.transaction(async (tx) => {
    const player = await queryOne<Enrolled>(
      tx,
      `select users.id, users.email from login_challenges join users on users.id = login_challenges.user_id
       where id_hash = $1 and ${isOpen} $2 for update of login_challenges`,
      [hashToken(challengeId), sandbox.now()],
    );
    if (player === undefined) return { outcome: 'over' };
    const outcome = await takeSecondFactor(sandbox, tx, player, code, readNetwork(request.ip));
    if (outcome === 'wrong') {
      await tx.query('update login_challenges set wrong_codes = wrong_codes + 1 where id_hash = $1', [
        hashToken(challengeId),
      ]);
      await warnOfGuesses(sandbox, tx, request, player);
    }
    if (outcome !== 'right') return { outcome };
    await tx.query('update login_challenges set used_at = $2 where id_hash = $1', [
      hashToken(challengeId),
      sandbox.now(),
    ]);
    if (isRecoveryCode(code)) await noteActivity(sandbox, tx, request, player, 'recovery-code-used');
    return { outcome, user: await findUserById(tx, player.id) };
  });

/** Warns a player that the second factor is being guessed, at most once an hour. The caller has locked the account. */
async function warnOfGuesses(sandbox: Sandbox, tx: Transaction, request: FastifyRequest, player: Enrolled) {
  const at = sandbox.now();
  const tries = { userId: player.id, purpose: 'two-factor', source: readNetwork(request.ip) };
  const { foreign } = await readFailedTries(tx, tries, at);
  if (foreign < wrongCodesPerChallenge) return;
  const warned = await tx.query(
    `select 1 from security_events where user_id = $1 and kind = $2 and created_at > $3 and created_at <= $4 limit 1`,
    [player.id, guessed, ...lastHour(at)],
  );
  if (warned.length === 0) await noteActivity(sandbox, tx, request, player, guessed);
}
