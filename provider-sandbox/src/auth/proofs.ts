import { readCode } from '@tessera/shared-contracts/accounts';
import { type ProofKind, refusedProof } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyRequest } from 'fastify';
import { type Queries, queryExactlyOne, type Transaction } from '../database';
import { HttpError } from '../http/httpError';
import type { Sandbox } from '../sandbox';
import { authMessages } from './auth.messages';
import { signedInPlayer } from './failedTries';
import { holdPassword } from './replacePassword';
import type { SessionUser } from './sessions';
import { type FactorOutcome, takeSecondFactor } from './twoFactor';
import { findUserById, type User } from './users';

/** Compares a password with a user's; limits guesses. */
export type IsPasswordOf = (request: FastifyRequest, user: User, password: string) => Promise<boolean>;

type Work<Result> = (tx: Transaction) => Promise<Result>;

/**
 * Re-authentication before a change of the login methods, so that a stolen session is not enough for an account
 * takeover.
 */
export interface Proofs {
  /** Runs an action that takes the password. @throws HttpError if it is wrong */
  withPassword<Result>(
    request: FastifyRequest,
    caller: SessionUser,
    password: string | undefined,
    work: Work<Result>,
  ): Promise<Result>;
  /**
   * Runs an action that takes the proof of {@link readProofKind}, in a transaction that holds the player.
   *
   * @throws HttpError if it is wrong
   */
  withProof<Result>(request: FastifyRequest, caller: SessionUser, proof: string, work: Work<Result>): Promise<Result>;
  /**
   * Runs a change of the second factor, which takes a code of it, and the password where the factor is too young to be a proof.
   *
   * @throws HttpError if either is wrong
   */
  withSecondFactor<Result>(
    request: FastifyRequest,
    caller: SessionUser,
    given: { readonly token: string; readonly proof?: string },
    work: Work<Result>,
  ): Promise<Result>;
}

const readFactorSince = async (queries: Queries, userId: string): Promise<Date | null> =>
  (
    await queryExactlyOne<{ since: Date | null }>(
      queries,
      'select two_factor_since as since from users where id = $1',
      [userId],
    )
  ).since;

/** Which proof a session has to give: a code of a second factor that is older than the session, else the password. */
export async function readProofKind({ config, database }: Sandbox, { id, startedAt }: SessionUser): Promise<ProofKind> {
  const since = config.extensions.includes('two-factor') ? await readFactorSince(database, id) : null;
  return since !== null && since < startedAt ? 'code' : 'password';
}

/** @throws HttpError unless the code was right */
export function requireRight(outcome: FactorOutcome, details?: Readonly<Record<string, unknown>>): void {
  if (outcome === 'too-many-tries') throw new HttpError(429, authMessages.tooManyTries, details);
  if (outcome === 'not-started') throw new HttpError(400, authMessages.twoFactorNotStarted, details);
  if (outcome === 'wrong') throw new HttpError(400, authMessages.twoFactorInvalid, details);
}

export function createProofs(sandbox: Sandbox, isPasswordOf: IsPasswordOf): Proofs {
  const { database } = sandbox;

  const passwordWrong = () => new HttpError(400, authMessages.proofWrong, refusedProof);

  async function requirePassword(request: FastifyRequest, caller: SessionUser, password = ''): Promise<User> {
    if (password === '') throw new HttpError(400, authMessages.passwordMissing, refusedProof);
    const user = await findUserById(database, caller.id);
    if (user === undefined) throw new HttpError(404, authMessages.noSuchPlayer);
    if (!(await isPasswordOf(request, user, password))) throw passwordWrong();
    return user;
  }

  /** Refuses a password that was replaced after it was compared. */
  async function requireHeld(tx: Transaction, user: User): Promise<void> {
    if (!(await holdPassword(tx, user))) throw passwordWrong();
  }

  async function withPassword<Result>(
    request: FastifyRequest,
    caller: SessionUser,
    password: string | undefined,
    work: Work<Result>,
  ): Promise<Result> {
    const user = await requirePassword(request, caller, password);
    return database.transaction(async (tx) => {
      await requireHeld(tx, user);
      return work(tx);
    });
  }

  /** The code is used up together with the action, or not at all. */
  async function withCode<Result>(
    caller: SessionUser,
    code: string,
    work: Work<Result>,
    details?: typeof refusedProof,
  ): Promise<Result> {
    const done = await database.transaction(async (tx) => {
      const outcome = await takeSecondFactor(sandbox, tx, caller, code, signedInPlayer);
      return outcome === 'right' ? { result: await work(tx) } : { outcome };
    });
    if (done.outcome !== undefined) requireRight(done.outcome, details);
    return done.result as Result;
  }

  return {
    withPassword,
    async withProof(request, caller, proof, work) {
      if ((await readProofKind(sandbox, caller)) === 'code')
        return withCode(caller, readCode(proof), work, refusedProof);
      return withPassword(request, caller, proof, work);
    },
    async withSecondFactor(request, caller, { token, proof }, work) {
      const since = await readFactorSince(database, caller.id);
      if (since === null || since < caller.startedAt) return withCode(caller, token, work);
      const user = await requirePassword(request, caller, proof);
      return withCode(caller, token, async (tx) => {
        await requireHeld(tx, user);
        return work(tx);
      });
    },
  };
}
