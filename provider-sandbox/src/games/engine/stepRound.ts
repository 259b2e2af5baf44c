import { type Decimal, isPositiveDecimal } from '@tessera/shared-contracts/money';
import type { Queries } from '../../database';
import { HttpError } from '../../http/httpError';
import { newId } from '../../ids';
import type { Sandbox } from '../../sandbox';
import { addTransaction } from '../../wallet/transactions';
import { forgetOldPlay } from '../funPlay';
import { gamesMessages } from '../games.messages';
import { countRound, type SeedPair } from '../seeds';
import { type GameSession, playerOf } from '../session';
import { payOut, takeStake } from '../stakeBalance';
import type { GameRules, SteppedRules } from './gameRules';
import { requireNewKey } from './keys';
import { findLimitBreach, limitsOf } from './limits';
import { addOpenRound, findStaked, keepSteps, type OpenRound, removeOpenRound } from './openRounds';
import { payoutOf } from './payout';
import { requireSame } from './playRound';
import { findRound, findRoundById, keepRound, type Round } from './rounds';
import { currentScheme, drawOutcome } from './stream';
import { cancelPoisoned, type RoundStore, readOpen, withRound, withRoundOrCancel } from './withRound';

/** An open round as sent to the page: of its outcome only what the steps revealed. */
export interface OpenRoundView {
  readonly id: string;
  readonly nonce: number;
  readonly currency: string;
  readonly stake: Decimal;
  readonly start: unknown;
  readonly steps: readonly number[];
  /** What cashing out now pays for each unit staked; 0 before the first step. */
  readonly multiplier: Decimal;
  /** What cashing out after the next step pays. */
  readonly nextMultiplier: Decimal;
}

/** A round after a call: still open, or settled by it. */
export type StepResult = { readonly openRound: OpenRoundView } | { readonly round: Round };

/** A page's request to start a round. */
export interface RoundStart {
  /** Names the round, as in {@link import('./playRound').RoundRequest}. */
  readonly key: string;
  readonly start: unknown;
  readonly stake: Decimal;
  readonly currency: string;
}

/** A round that is left open this long is settled automatically. */
export const abandonedAfterMs = 24 * 60 * 60 * 1000;

const view = ({ steps: rules }: SteppedRules, round: OpenRound): OpenRoundView => {
  const { id, nonce, currency, stake, start, steps } = round;
  const [multiplier, nextMultiplier] = [steps.length, steps.length + 1].map((count) =>
    count === 0 ? '0' : rules.multiplierAfter(start, count),
  ) as [Decimal, Decimal];
  return { id, nonce, currency, stake, start, steps, multiplier, nextMultiplier };
};

/**
 * The open round of the session's game as its page shows it; null if there is no open round, or it cannot be continued.
 */
export async function readOpenRound(store: RoundStore, session: GameSession, rules: GameRules) {
  if (rules.steps === undefined) return null;
  const steppedRules = rules as SteppedRules;
  const before = await findStaked(store.database, session);
  try {
    const open = await readOpen(store.database, session, steppedRules);
    return open === undefined ? null : view(steppedRules, open);
  } catch (error) {
    if ((await cancelPoisoned(store, before, error)) === undefined) throw error;
    return null;
  }
}

/**
 * Starts a round: takes the stake and fixes the outcome. A retry with the same key after a lost answer returns the round in its
 * current state and stakes nothing.
 *
 * @throws HttpError 400 for a stake outside the limits or above the balance, 409 while another round is open and for a
 * key of a different round
 */
export const startRound = (
  sandbox: RoundStore & Pick<Sandbox, 'config'>,
  session: GameSession,
  rules: SteppedRules,
  request: RoundStart,
) =>
  withRoundOrCancel<StepResult>(sandbox, session, rules, async ({ tx, pair, at, open }) => {
    const { key, start, stake, currency } = request;
    const settled = await findRound(tx, session, key);
    if (settled !== undefined)
      return { round: requireSame(settled, session, { ...request, bet: startedBet(settled, start) }) };
    if (open?.key === key) {
      requireSame({ ...open, game: session.game.slug, bet: open.start }, session, { ...request, bet: start });
      return { openRound: view(rules, open) };
    }
    await requireNewKey(tx, playerOf(session), key);
    if (open !== undefined) throw new HttpError(409, gamesMessages.roundOpen);
    const limits = limitsOf(currency);
    const breach = findLimitBreach(limits, stake, rules.steps.multiplierAfter(start, 1));
    if (breach !== undefined) throw new HttpError(400, gamesMessages.limit[breach](limits[breach], currency));
    const started: OpenRound = {
      id: newId(at),
      key,
      sessionId: session.id,
      seedPairId: pair.id,
      scheme: currentScheme,
      nonce: pair.nonce,
      currency,
      stake,
      start,
      steps: [],
      startedAt: at,
    };
    await takeStake(sandbox, tx, session, { reference: started.id, currency, stake, payout: '0', at });
    await addOpenRound(tx, session, started);
    await countRound(tx, pair);
    if (session.userId !== undefined) {
      const line = { userId: session.userId, status: 'finished', currency, at, betId: started.id } as const;
      await addTransaction(tx, { ...line, type: 'bet', amount: stake });
    }
    return { openRound: view(rules, started) };
  });

/** The bet of a settled round with the choices that a request starts it with; equal to it if they are the round's own. */
const startedBet = ({ bet }: Round, start: unknown) => ({ ...(bet as object), ...(start as object) });

/**
 * Takes a step. A losing step and the last possible one settle the round. A step that was already taken changes nothing, so
 * it can be retried after a lost answer.
 *
 * @throws HttpError 404 when the player has no such round
 */
export const takeStep = (sandbox: RoundStore, session: GameSession, rules: SteppedRules, id: string, step: number) =>
  withRoundOrCancel<StepResult>(sandbox, session, rules, async ({ tx, pair, at, open }) => {
    if (open?.id !== id) return { round: await requireSettled(tx, session, id) };
    if (open.steps.includes(step)) return { openRound: view(rules, open) };
    const stepped = { ...open, steps: [...open.steps, step] };
    const bet = rules.steps.betOf(open.start, stepped.steps);
    const outcome = drawOutcome(rules, { scheme: open.scheme, seeds: { ...pair, nonce: open.nonce }, bet });
    if (rules.steps.isLost(outcome, step) || isLast(rules, stepped))
      return settle(tx, session, rules, stepped, pair, at);
    await keepSteps(tx, stepped);
    return { openRound: view(rules, stepped) };
  });

/** Whether no further step is possible, or its prize would exceed the limit. */
function isLast({ steps: rules }: SteppedRules, { start, steps, currency, stake }: OpenRound): boolean {
  if (steps.length >= rules.mostSteps(start)) return true;
  const next = rules.multiplierAfter(start, steps.length + 1);
  return findLimitBreach(limitsOf(currency), stake, next) === 'largestPayout';
}

/**
 * Pays what the steps have won. A retry returns the settled round.
 *
 * @throws HttpError 404 when the player has no such round, 400 before its first step
 */
export const cashOut = (sandbox: RoundStore, session: GameSession, rules: SteppedRules, id: string) =>
  withRoundOrCancel<StepResult>(sandbox, session, rules, async ({ tx, pair, at, open }) => {
    if (open?.id !== id) return { round: await requireSettled(tx, session, id) };
    if (open.steps.length === 0) throw new HttpError(400, gamesMessages.noStep);
    return settle(tx, session, rules, open, pair, at);
  });

async function requireSettled(tx: Queries, session: GameSession, id: string): Promise<Round> {
  const round = await findRoundById(tx, session, id);
  if (round === undefined) throw new HttpError(404, gamesMessages.roundUnknown);
  return round;
}

/** Settles an abandoned round, if it is still open: pays what its steps have won, or returns the stake if no step was taken. */
export const settleAbandoned = (sandbox: RoundStore, session: GameSession, rules: SteppedRules, id: string) =>
  withRound(sandbox, session, rules, async ({ tx, pair, at, open }): Promise<void> => {
    if (open?.id === id) await settle(tx, session, rules, open, pair, at);
  });

async function settle(
  tx: Queries,
  session: GameSession,
  rules: SteppedRules,
  open: OpenRound,
  pair: SeedPair,
  at: Date,
): Promise<StepResult> {
  const { id, key, seedPairId, scheme, nonce, currency, stake, start, steps } = open;
  const bet = rules.steps.betOf(start, steps);
  const outcome = drawOutcome(rules, { scheme, seeds: { ...pair, nonce }, bet });
  const multiplier = steps.length === 0 ? '1' : rules.multiplier(bet, outcome);
  const payout = payoutOf(stake, multiplier);
  await payOut(tx, session, 'payout', { reference: id, currency, payout, at });
  await removeOpenRound(tx, open);
  const round = { id, key, seedPairId, scheme, nonce, currency, stake, payout, multiplier, bet, outcome, playedAt: at };
  await keepRound(tx, session, round);
  await forgetOldPlay(tx, session);
  if (session.userId !== undefined && isPositiveDecimal(payout)) {
    const line = { userId: session.userId, status: 'finished', currency, at, betId: id } as const;
    await addTransaction(tx, { ...line, type: 'win', amount: payout });
  }
  return { round: (await findRound(tx, session, key)) as Round };
}
