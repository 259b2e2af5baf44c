import * as v from 'valibot';
import { HttpError } from '../http/httpError';
import { readShape } from '../http/readShape';
import { readAmount } from '../wallet/amounts';
import { findCoin } from '../wallet/coins';
import type { GameRules } from './engine/gameRules';
import type { RoundRequest } from './engine/playRound';
import { gamesMessages } from './games.messages';
import type { GameSession, PlayableSession } from './session';
import { playMoney } from './sessions';

/** Key of a round or a rotation of seeds: a retry with the same key after a lost answer returns the same one. */
export const keySchema = v.pipe(v.string(), v.minLength(8), v.maxLength(64));
const roundBody = v.object({
  key: keySchema,
  game: v.string(),
  currency: v.string(),
  stake: v.union([v.string(), v.number()]),
  bet: v.unknown(),
});

/**
 * Reads the request for a round.
 *
 * @throws HttpError 400 for a bet that cannot be played, 403 for a game other than the session's
 */
export function readRoundRequest<Bet>(
  session: PlayableSession,
  rules: GameRules<Bet>,
  requestBody: unknown,
): RoundRequest & { readonly bet: Bet } {
  const body = readShape(roundBody, requestBody);
  if (body.game !== session.game.slug) throw new HttpError(403, gamesMessages.otherGame);
  const currency = readCurrency(session, body.currency);
  const stake = readAmount(body.stake);
  const bet = v.safeParse(rules.betSchema, body.bet);
  if (!bet.success) throw new HttpError(400, bet.issues[0].message);
  return { key: body.key, bet: bet.output, stake, currency };
}

/** The coin that a round is staked in; play money in fun play. @throws HttpError 400 for an unknown coin */
export function readCurrency(session: GameSession, wanted: string): string {
  if (session.userId === undefined) return playMoney.currency;
  const coin = findCoin(wanted);
  if (coin === undefined) throw new HttpError(400, gamesMessages.currencyUnknown);
  return coin.symbol;
}
