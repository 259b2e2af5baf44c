import * as v from 'valibot';
import { DatabaseUnavailable, type Queries } from '../../database';
import { HttpError } from '../../http/httpError';
import type { Sandbox } from '../../sandbox';
import { holdFunSession } from '../funPlay';
import { gamesMessages } from '../games.messages';
import { holdSeedPair, type SeedPair } from '../seeds';
import { type GameSession, playerOf } from '../session';
import { setAsideStake } from '../setAsideStake';
import type { SteppedRules } from './gameRules';
import { findOpenRound, findStaked, type OpenRound, type Staked } from './openRounds';

/** The part of the sandbox that rounds need. */
export type RoundStore = Pick<Sandbox, 'database' | 'now'>;

/** What a change of a player's round begins with. */
interface RoundChange {
  readonly tx: Queries;
  readonly pair: SeedPair;
  readonly at: Date;
  /** The open round of the session's game, if there is one. */
  readonly open: OpenRound | undefined;
}

/** The open round of the session's game, if there is one. @throws if its game cannot read it */
export async function readOpen(
  queries: Queries,
  session: GameSession,
  { steps: rules }: SteppedRules,
): Promise<OpenRound | undefined> {
  const open = await findOpenRound(queries, session);
  if (open === undefined) return undefined;
  const [start, steps] = [v.parse(rules.startSchema, open.start), v.parse(v.array(rules.stepSchema), open.steps)];
  return { ...open, start, steps };
}

/** Changes a player's round. Calls of one player run one after the other. */
export const withRound = <Result>(
  { database, now }: RoundStore,
  session: GameSession,
  rules: SteppedRules,
  work: (change: RoundChange) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (tx) => {
    const at = now();
    await holdFunSession(tx, session);
    const pair = await holdSeedPair(tx, playerOf(session), at);
    return work({ tx, pair, at, open: await readOpen(tx, session, rules) });
  });

/**
 * Changes a player's round, or cancels one that cannot be continued or settled: it would block the player's next round and the
 * replacement of the seeds.
 *
 * @throws HttpError 409 if the round was cancelled
 */
export async function withRoundOrCancel<Result>(...parameters: Parameters<typeof withRound<Result>>): Promise<Result> {
  const [store, session] = parameters;
  const before = await findStaked(store.database, session);
  try {
    return await withRound(...parameters);
  } catch (error) {
    const cancelled = await cancelPoisoned(store, before, error);
    if (cancelled === undefined) throw error;
    throw new HttpError(409, gamesMessages.setAside(cancelled.isRefunded ?? true));
  }
}

/**
 * Sets an open round aside if it caused the failure, rather than the request or the database.
 *
 * @param staked the round that was open before; a round that was started meanwhile is left alone
 */
export async function cancelPoisoned(store: RoundStore, staked: Staked | undefined, error: unknown) {
  if (error instanceof HttpError || error instanceof DatabaseUnavailable) return undefined;
  return staked && setAsideStake(store, 'open-round', staked, error);
}
