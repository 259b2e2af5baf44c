import { type Decimal, isPositiveDecimal } from '@tessera/shared-contracts/money';
import * as v from 'valibot';
import { type Queries, queryOne } from '../../database';
import { HttpError } from '../../http/httpError';
import { newId } from '../../ids';
import type { Sandbox } from '../../sandbox';
import { workThrough } from '../../set-aside';
import { addTransaction } from '../../wallet/transactions';
import { catalogue } from '../catalogue';
import { requireNewKey } from '../engine/keys';
import { payoutOf } from '../engine/payout';
import { type RoundRequest, requireSame, requireWithinLimits } from '../engine/playRound';
import type { TargetBet } from '../engine/reach';
import { findRound, keepRound, type Round } from '../engine/rounds';
import { currentScheme } from '../engine/stream';
import { forgetOldPlay, holdFunSession, isSessionOpen } from '../funPlay';
import { holdSeedPair } from '../seeds';
import { type GameSession, playerOf } from '../session';
import { setAsideStake } from '../setAsideStake';
import { payOut, takeStake } from '../stakeBalance';
import { automaticMessages as words } from './automatic.messages';
import { type AutomaticRound, holdRound } from './rounds';
import { automaticRules } from './rules';

/** A bet on a round that is not over. */
export interface OpenBet {
  readonly id: string;
  readonly key: string;
  /** The number of its round. */
  readonly round: number;
  readonly currency: string;
  readonly stake: Decimal;
  readonly bet: TargetBet;
}

interface OpenBetRow extends OpenBet {
  readonly player: string;
  readonly sessionId: string;
  readonly userId: string | null;
}

/** State of a placed bet: it is open, or its round is over. */
export type PlacedBet = { readonly bet: OpenBet; readonly round: null } | { readonly bet: null; readonly round: Round };

const select = `select id, player, idempotency_key as key, round_number as round, currency, stake::text, bet,
    session_id as "sessionId", user_id as "userId" from automatic_bets`;

const describe = ({ id, key, round, currency, stake, bet }: OpenBetRow): OpenBet => ({
  id,
  key,
  round,
  currency,
  stake,
  bet,
});

/** The player's open bet. */
export async function findOpenBet(queries: Queries, session: GameSession): Promise<OpenBet | null> {
  const row = await queryOne<OpenBetRow>(queries, `${select} where player = $1`, [playerOf(session)]);
  return row === undefined ? null : describe(row);
}

/**
 * Places a bet on the round whose betting is open and takes its stake, in one transaction. The key names the bet: a retry
 * after a lost answer returns the same bet, or its settled round, and stakes nothing.
 *
 * @throws HttpError 400 for a stake outside the limits or above the balance; 409 when betting is closed (with the
 * field `reason`), for a second bet in a round, and for a key of a different bet or game
 */
export function placeBet(
  sandbox: Sandbox,
  session: GameSession,
  request: RoundRequest & { readonly bet: TargetBet },
): Promise<PlacedBet> {
  const { key, currency, stake, bet } = request;
  const player = playerOf(session);
  return sandbox.database.transaction(async (tx) => {
    const at = sandbox.now();
    await holdFunSession(tx, session);
    // Bets and rounds of one player are placed one after the other, in all games.
    await holdSeedPair(tx, player, at);
    const round = await holdRound(tx);
    const placed = await findBet(tx, session, request);
    if (placed !== undefined) return placed;
    await requireNewKey(tx, player, key);
    if (round?.phase !== 'betting') throw new HttpError(409, words.bettingClosed, { reason: 'betting-closed' });
    requireWithinLimits(automaticRules, request);
    const id = newId(at);
    const added = await tx.query(
      `insert into automatic_bets (id, round_number, player, session_id, user_id, idempotency_key, currency, stake, bet, placed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8::numeric, $9::jsonb, $10) on conflict (round_number, player) do nothing returning id`,
      [id, round.number, player, session.id, session.userId ?? null, key, currency, stake, JSON.stringify(bet), at],
    );
    if (added.length === 0) throw new HttpError(409, words.oneBet);
    await takeStake(sandbox, tx, session, { reference: id, currency, stake, payout: '0', at });
    if (session.userId !== undefined) {
      const line = { userId: session.userId, status: 'finished', currency, amount: stake, at, betId: id } as const;
      await addTransaction(tx, { ...line, type: 'bet' });
    }
    return { bet: { id, key, round: round.number, currency, stake, bet }, round: null };
  });
}

async function findBet(tx: Queries, session: GameSession, request: RoundRequest): Promise<PlacedBet | undefined> {
  const open = await queryOne<OpenBetRow>(tx, `${select} where player = $1 and idempotency_key = $2`, [
    playerOf(session),
    request.key,
  ]);
  if (open !== undefined) {
    requireSame({ ...open, game: automaticRules.slug }, session, request);
    return { bet: describe(open), round: null };
  }
  const round = await findRound(tx, session, request.key);
  return round && { bet: null, round: requireSame(round, session, request) };
}

const settledAtOnce = 8;

/** Settles the bets of a broken round, each once in its own transaction; each becomes a round of its player, or is set aside. */
export async function settleBets(sandbox: Sandbox, round: AutomaticRound): Promise<void> {
  const open = await sandbox.database.query<OpenBetRow>(`${select} where round_number = $1 order by placed_at`, [
    round.number,
  ]);
  await workThrough(open, {
    work: (bet) => settleBet(sandbox, round, bet),
    setAside: (bet, error) => setAsideStake(sandbox, 'automatic-bet', bet, error),
    atOnce: settledAtOnce,
  });
}

async function settleBet(sandbox: Sandbox, round: AutomaticRound, { id, key, currency, stake, ...row }: OpenBetRow) {
  const session = sessionOf(row);
  const bet = v.parse(automaticRules.betSchema, row.bet);
  const outcome = { result: round.result ?? 0 };
  const multiplier = automaticRules.multiplier(bet, outcome);
  const payout = payoutOf(stake, multiplier);
  return sandbox.database.transaction(async (tx) => {
    // Closing a fun-play session deletes its bet.
    if (!(await isSessionOpen(tx, session))) return;
    // Another process may have settled it.
    const taken = await tx.query('delete from automatic_bets where id = $1 returning id', [id]);
    if (taken.length === 0) return;
    const at = sandbox.now();
    await keepRound(tx, session, {
      id,
      key,
      scheme: currentScheme,
      seedPairId: round.seedPairId,
      nonce: round.nonce,
      currency,
      stake,
      payout,
      multiplier,
      bet,
      outcome,
      playedAt: at,
    });
    if (isPositiveDecimal(payout)) {
      await payOut(tx, session, 'payout', { reference: id, currency, payout, at });
      if (session.userId !== undefined) {
        const line = { userId: session.userId, status: 'finished', currency, amount: payout, at, betId: id } as const;
        await addTransaction(tx, { ...line, type: 'win' });
      }
    }
    await forgetOldPlay(tx, session);
  });
}

const game = catalogue.find(({ slug }) => slug === automaticRules.slug);

/** The part of the session that settlement needs; the session may have ended. */
function sessionOf({ sessionId, userId }: Pick<OpenBetRow, 'sessionId' | 'userId'>): GameSession {
  if (game === undefined) throw new Error('Automatic is not in the list of games.');
  return { id: sessionId, game, userId: userId ?? undefined, currency: '', returnUrl: '' };
}

/** The public view of a bet. */
export interface ShownBet {
  readonly currency: string;
  readonly stake: Decimal;
  /** In hundredths. */
  readonly target: number;
}

const shownBets = 12;

/** The number of bets of a round and the newest few of them, without their players. */
export async function readBets(queries: Queries, { number, seedPairId }: AutomaticRound) {
  const rows = await queries.query<Omit<ShownBet, 'target'> & { bet: unknown; count: number }>(
    `select currency, stake::text, bet, (count(*) over ())::int as count from (
       select id, currency, stake, bet from automatic_bets where round_number = $1
       union all select id, currency, stake, bet from rounds where seed_pair_id = $2
     ) as bets order by id desc limit ${shownBets}`,
    [number, seedPairId],
  );
  return {
    count: rows[0]?.count ?? 0,
    newest: rows.flatMap(({ currency, stake, bet }): ShownBet[] => {
      const read = v.safeParse(automaticRules.betSchema, bet);
      return read.success ? [{ currency, stake, target: read.output.target }] : [];
    }),
  };
}
