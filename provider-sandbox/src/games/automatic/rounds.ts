import { type Queries, queryExactlyOne, queryOne } from '../../database';
import { newId } from '../../ids';
import type { Sandbox } from '../../sandbox';
import { currentScheme, drawOutcome } from '../engine/stream';
import { hashServerSeed } from '../fairness';
import { addChain, findChain, seedOf } from './chain';
import { afterStep, dueStep, type Phase, type Step } from './clock';
import { automaticRules } from './rules';

/** A round with everything that the server knows about it. */
export interface AutomaticRound {
  readonly number: number;
  readonly nonce: number;
  readonly phase: Phase;
  readonly startedAt: Date | null;
  readonly endsAt: Date;
  /** In hundredths; drawn when betting closes. */
  readonly result: number | null;
  readonly seedPairId: string;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly terminalHash: string;
}

const select = `select number, rounds.nonce, phase, started_at as "startedAt", ends_at as "endsAt", result,
    seed_pair_id as "seedPairId", server_seed as "serverSeed", pairs.client_seed as "clientSeed",
    terminal_hash as "terminalHash"
  from automatic_rounds rounds join seed_pairs pairs on pairs.id = seed_pair_id
    join automatic_chains chains on chains.id = chain_id`;

/** The newest rounds, newest first. @param lock locking clause, to keep them unchanged until the transaction ends */
export async function readNewest(queries: Queries, limit: number, lock = ''): Promise<AutomaticRound[]> {
  const rows = await queries.query<Omit<AutomaticRound, 'serverSeedHash'>>(
    `${select} order by number desc limit $1 ${lock}`,
    [limit],
  );
  return rows.map((row) => ({ ...row, serverSeedHash: hashServerSeed(row.serverSeed) }));
}

/** The current round, locked: its phase does not change until the transaction ends. */
export const holdRound = async (tx: Queries): Promise<AutomaticRound | undefined> =>
  (await readNewest(tx, 1, 'for share of rounds'))[0];

/** Arbitrary unique lock number, the same in every process, so that only one advances the clock at a time. */
const clockLock = 7_355_609;

/**
 * Takes the step of the clock that is due, if any. All processes that share a database may call this: the first one takes
 * the step, the others find it taken.
 */
export function takeStep(
  sandbox: Sandbox,
  { isWatched, wasStopped }: { readonly isWatched: boolean; readonly wasStopped: boolean },
): Promise<{ readonly round: AutomaticRound | undefined; readonly step: Step | undefined }> {
  const timing = sandbox.config.automatic;
  return sandbox.database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [clockLock]);
    const at = sandbox.now();
    const [round] = await readNewest(tx, 1);
    const step = dueStep(round, at, { isWatched, wasStopped, hasOpenBets: await hasOpenBets(tx) });
    if (step === 'begin') {
      await beginRound(tx, at, afterStep(step, at, { timing }).endsAt);
    } else if (step !== undefined && round !== undefined) {
      const result = step === 'run' ? drawResult(round) : undefined;
      const next = afterStep(step, at, { timing, endsAt: round.endsAt, ...(result !== undefined && { result }) });
      await tx.query(
        `update automatic_rounds set phase = $2, ends_at = $3, result = coalesce($4::integer, result),
           started_at = case when $4::integer is null then started_at else $5 end
         where number = $1`,
        [round.number, next.phase, next.endsAt, result ?? null, at],
      );
      if (step === 'break') {
        await tx.query('update seed_pairs set revealed_at = $2 where id = $1', [round.seedPairId, at]);
      }
    }
    const [current] = step === undefined ? [round] : await readNewest(tx, 1);
    return { round: current, step };
  });
}

const hasOpenBets = async (tx: Queries): Promise<boolean> =>
  (await queryOne(tx, 'select from automatic_bets limit 1')) !== undefined;

const drawResult = ({ serverSeed, clientSeed, nonce }: AutomaticRound): number => {
  // The draw does not depend on the bets.
  const bet = { target: 0 };
  return drawOutcome(automaticRules, { scheme: currentScheme, seeds: { serverSeed, clientSeed, nonce }, bet }).result;
};

/** Begins the next round of the chain, or publishes a new chain that the next call begins a round with. */
async function beginRound(tx: Queries, at: Date, endsAt: Date): Promise<void> {
  const chain = await findChain(tx);
  if (chain === undefined) {
    await addChain(tx, at);
    return;
  }
  const { number } = await queryExactlyOne<{ number: number }>(
    tx,
    'select coalesce(max(number), 0) + 1 as number from automatic_rounds',
  );
  const pairId = newId(at);
  await tx.query(
    `insert into seed_pairs (id, player, server_seed, client_seed, nonce, created_at) values ($1, $2, $3, $4, $5, $6)`,
    [pairId, automaticRules.slug, seedOf(chain, chain.nextNonce), chain.clientSeed, chain.nextNonce, at],
  );
  await tx.query(
    `insert into automatic_rounds (number, chain_id, nonce, seed_pair_id, phase, ends_at)
     values ($1, $2, $3, $4, 'betting', $5)`,
    [number, chain.id, chain.nextNonce, pairId, endsAt],
  );
}
