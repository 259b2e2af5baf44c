import { compareDecimals, type Decimal } from '@tessera/shared-contracts/money';
import { queryOne } from '../../database';
import { HttpError } from '../../http/httpError';
import { newId } from '../../ids';
import type { Sandbox } from '../../sandbox';
import { addTransaction } from '../../wallet/transactions';
import { drawDigest } from '../fairness';
import { forgetOldPlay, holdFunSession } from '../funPlay';
import { gamesMessages } from '../games.messages';
import { countRound, holdSeedPair } from '../seeds';
import { type GameSession, playerOf } from '../sessions';
import { settleRound } from '../stakeBalance';
import { type DiceBet, isWinningRoll, readMultiplier, readPayout, readRoll, writeHundredths } from './rules';

/** A round as the page shows it. */
export interface DiceRound {
  readonly id: string;
  readonly nonce: number;
  readonly currency: string;
  readonly stake: Decimal;
  readonly payout: Decimal;
  readonly direction: string;
  readonly target: Decimal;
  readonly roll: Decimal;
  readonly multiplier: Decimal;
  readonly isWin: boolean;
}

interface RoundRow {
  readonly id: string;
  readonly nonce: number;
  readonly currency: string;
  readonly stake: Decimal;
  readonly payout: Decimal;
  readonly bet: { readonly direction: string; readonly target: Decimal };
  readonly outcome: { readonly roll: Decimal; readonly multiplier: Decimal; readonly isWin: boolean };
}

const columns = 'id, nonce, currency, stake::text, payout::text, bet, outcome';
const describe = ({ bet, outcome, ...row }: RoundRow): DiceRound => ({ ...row, ...bet, ...outcome });

/** The newest rounds of the player on this game. */
export async function readRounds(sandbox: Sandbox, session: GameSession, limit: number): Promise<DiceRound[]> {
  const rows = await sandbox.database.query<RoundRow>(
    `select ${columns} from rounds where player = $1 and game_uuid = $2 order by created_at desc, nonce desc limit $3`,
    [playerOf(session), session.game.uuid, limit],
  );
  return rows.map(describe);
}

/**
 * Plays a round. The key names it: sent again after a lost answer, it gives the round that was played and stakes nothing.
 */
export async function playDice(
  sandbox: Sandbox,
  session: GameSession,
  { key, bet, stake, currency }: { key: string; bet: DiceBet; stake: Decimal; currency: string },
): Promise<DiceRound> {
  const player = playerOf(session);
  const wording = { direction: bet.direction, target: writeHundredths(bet.target) };
  const payoutOnWin = readPayout(bet, stake);
  return sandbox.database.transaction(async (tx) => {
    const at = sandbox.now();
    await holdFunSession(tx, session);
    const pair = await holdSeedPair(tx, player, at);
    const played = await queryOne<RoundRow>(
      tx,
      `select ${columns} from rounds where player = $1 and idempotency_key = $2`,
      [player, key],
    );
    if (played !== undefined) {
      const isSame =
        played.bet.direction === wording.direction &&
        played.bet.target === wording.target &&
        played.currency === currency &&
        compareDecimals(played.stake, stake) === 0;
      if (!isSame) throw new HttpError(409, gamesMessages.keyReused);
      return describe(played);
    }
    const roll = readRoll(drawDigest(pair.serverSeed, pair.clientSeed, pair.nonce));
    const isWin = isWinningRoll(bet, roll);
    const payout = isWin ? payoutOnWin : '0';
    const id = newId(at);
    await settleRound(tx, session, { roundId: id, currency, stake, payout, at });
    const row: RoundRow = {
      id,
      nonce: pair.nonce,
      currency,
      stake,
      payout,
      bet: wording,
      outcome: { roll: writeHundredths(roll), multiplier: readMultiplier(bet), isWin },
    };
    await tx.query(
      `insert into rounds (id, player, game_uuid, session_id, idempotency_key, seed_pair_id, nonce, currency, stake, payout, bet, outcome, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9::numeric, $10::numeric, $11::jsonb, $12::jsonb, $13)`,
      [
        id,
        player,
        session.game.uuid,
        session.id,
        key,
        pair.id,
        pair.nonce,
        currency,
        stake,
        payout,
        JSON.stringify(row.bet),
        JSON.stringify(row.outcome),
        at,
      ],
    );
    await countRound(tx, pair);
    await forgetOldPlay(tx, session);
    if (session.userId !== undefined) {
      const line = { userId: session.userId, status: 'finished', currency, at } as const;
      await addTransaction(tx, { ...line, type: 'bet', amount: stake });
      if (isWin) await addTransaction(tx, { ...line, type: 'win', amount: payout });
    }
    return describe(row);
  });
}
