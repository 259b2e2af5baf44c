import { isDeepStrictEqual } from 'node:util';
import { compareDecimals, type Decimal, isPositiveDecimal } from '@tessera/shared-contracts/money';
import type { Queries } from '../../database';
import { HttpError } from '../../http/httpError';
import { newId } from '../../ids';
import type { Sandbox } from '../../sandbox';
import { addTransaction } from '../../wallet/transactions';
import { forgetOldPlay, holdFunSession } from '../funPlay';
import { gamesMessages } from '../games.messages';
import { countRound, holdSeedPair } from '../seeds';
import { type GameSession, playerOf } from '../session';
import { takeStake } from '../stakeBalance';
import type { GameRules } from './gameRules';
import { requireNewKey } from './keys';
import { findLimitBreach, limitsOf } from './limits';
import { payoutOf } from './payout';
import { findRound, keepRound, type NewRound, type Round } from './rounds';
import { currentScheme, drawOutcome } from './stream';

/** A page's request for a round. */
export interface RoundRequest {
  /** Names the round. */
  readonly key: string;
  /** Validated by the game's own schema. */
  readonly bet: unknown;
  readonly stake: Decimal;
  readonly currency: string;
}

/**
 * Plays a round: draws it, moves stake and payout, and stores it, in one transaction. The key names the round: a retry after
 * a lost answer returns the same round and stakes nothing.
 *
 * @throws HttpError 400 for a stake outside the limits or above the balance, 403 for one that the player's own limits refuse, 409 for a key of a different bet or game
 */
export function playRound(
  sandbox: Sandbox,
  session: GameSession,
  rules: GameRules,
  request: RoundRequest,
): Promise<Round> {
  const { key, bet, stake, currency } = request;
  const player = playerOf(session);
  return sandbox.database.transaction(async (tx) => {
    const at = sandbox.now();
    await holdFunSession(tx, session);
    const pair = await holdSeedPair(tx, player, at);
    const played = await findRound(tx, session, key);
    if (played !== undefined) return requireSame(played, session, request);
    await requireNewKey(tx, player, key);
    requireWithinLimits(rules, request);
    const outcome = drawOutcome(rules, { scheme: currentScheme, seeds: pair, bet });
    const multiplier = rules.multiplier(bet, outcome);
    const round: NewRound = {
      id: newId(at),
      key,
      scheme: currentScheme,
      seedPairId: pair.id,
      nonce: pair.nonce,
      currency,
      stake,
      payout: payoutOf(stake, multiplier),
      multiplier,
      bet,
      outcome,
      playedAt: at,
    };
    await takeStake(sandbox, tx, session, { reference: round.id, currency, stake, payout: round.payout, at });
    await keepRound(tx, session, round);
    await countRound(tx, pair);
    await forgetOldPlay(tx, session);
    await listTransactions(tx, session, round);
    // Read back from the database, so that a retry returns the same.
    return (await findRound(tx, session, key)) as Round;
  });
}

/** @throws HttpError 409 if the key was used for a different bet */
export function requireSame<Played extends Pick<Round, 'game' | 'currency' | 'stake' | 'bet'>>(
  played: Played,
  session: GameSession,
  { bet, stake, currency }: RoundRequest,
): Played {
  const isSame =
    played.game === session.game.slug &&
    played.currency === currency &&
    compareDecimals(played.stake, stake) === 0 &&
    isDeepStrictEqual(played.bet, bet);
  if (!isSame) throw new HttpError(409, gamesMessages.keyReused);
  return played;
}

/** @throws HttpError 400 if the stake is outside the limits of its currency */
export function requireWithinLimits(rules: GameRules, { bet, stake, currency }: RoundRequest): void {
  const limits = limitsOf(currency);
  const breach = findLimitBreach(limits, stake, rules.largestMultiplier(bet));
  if (breach !== undefined) throw new HttpError(400, gamesMessages.limit[breach](limits[breach], currency));
}

/** Adds the lines that the player sees under Transactions. */
async function listTransactions(tx: Queries, session: GameSession, round: NewRound): Promise<void> {
  if (session.userId === undefined) return;
  const line = {
    userId: session.userId,
    status: 'finished',
    currency: round.currency,
    at: round.playedAt,
    betId: round.id,
  } as const;
  await addTransaction(tx, { ...line, type: 'bet', amount: round.stake });
  if (isPositiveDecimal(round.payout)) await addTransaction(tx, { ...line, type: 'win', amount: round.payout });
}
