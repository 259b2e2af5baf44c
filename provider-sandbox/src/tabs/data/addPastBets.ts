import type { Queries } from '../../database';
import { catalogue } from '../../games/catalogue';
import { diceRules } from '../../games/dice/rules';
import type { GameRules } from '../../games/engine/gameRules';
import { payoutOf } from '../../games/engine/payout';
import { currentScheme, drawOutcome } from '../../games/engine/stream';
import { newClientSeed, newServerSeed } from '../../games/fairness';
import { kenoRules } from '../../games/keno/rules';
import { limboRules } from '../../games/limbo/rules';
import { newId } from '../../ids';

const samples: readonly (readonly [rules: GameRules, bet: unknown, currency: string, stake: string])[] = [
  [diceRules, { direction: 'over', target: 5_050 }, 'BTC', '0.0001'],
  [kenoRules, { risk: 'classic', picks: [3, 7, 12, 21, 34] }, 'USDT', '2.5'],
  [limboRules, { target: 200 }, 'ETH', '0.004'],
  [diceRules, { direction: 'under', target: 2_500 }, 'SOL', '0.05'],
];

interface PastBets {
  readonly userId: string;
  readonly count: number;
  /** Time of the newest bet. */
  readonly until: Date;
  readonly everyMs: number;
}

/** Adds bets on a revealed seed pair, drawn from it, so that they can be verified. They move no money. */
export async function addPastBets(tx: Queries, { userId, count, until, everyMs }: PastBets): Promise<void> {
  const timeOf = (nonce: number) => new Date(until.getTime() - (count - 1 - nonce) * everyMs);
  const pair = { id: newId(timeOf(0)), serverSeed: newServerSeed(), clientSeed: newClientSeed() };
  await tx.query(
    `insert into seed_pairs (id, player, server_seed, client_seed, nonce, created_at, revealed_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [pair.id, userId, pair.serverSeed, pair.clientSeed, count, timeOf(0), until],
  );
  const rounds = Array.from({ length: count }, (_, nonce) => {
    const [rules, bet, currency, stake] = samples[nonce % samples.length] as (typeof samples)[number];
    const outcome = drawOutcome(rules, { scheme: currentScheme, seeds: { ...pair, nonce }, bet });
    const multiplier = rules.multiplier(bet, outcome);
    const at = timeOf(nonce);
    return {
      id: newId(at),
      game_uuid: catalogue.find(({ slug }) => slug === rules.slug)?.uuid,
      nonce,
      currency,
      stake,
      payout: payoutOf(stake, multiplier),
      multiplier,
      bet,
      outcome,
      created_at: at,
    };
  });
  await tx.query(
    `insert into rounds (id, player, game_uuid, idempotency_key, seed_pair_id, scheme, nonce, currency, stake, payout,
       multiplier, bet, outcome, created_at)
     select id, $2, game_uuid, id, $3, $4, nonce, currency, stake, payout, multiplier, bet, outcome, created_at
     from jsonb_to_recordset($1::jsonb) as round(id text, game_uuid text, nonce int, currency text, stake numeric,
       payout numeric, multiplier numeric, bet jsonb, outcome jsonb, created_at timestamptz)`,
    [JSON.stringify(rounds), userId, pair.id, currentScheme],
  );
}
