import * as v from 'valibot';
import { HttpError } from '../http/httpError';
import { findCoin } from '../wallet/coins';
import { gamesMessages } from './games.messages';
import { type GameSession, playMoney } from './sessions';

/** Names a round or a rotation of seeds: sent again after a lost answer, it is the same one. */
export const roundKey = v.pipe(v.string(), v.minLength(8), v.maxLength(64));

/** The coin that a round is staked in; play money in fun play. @throws HttpError 400 for one that there is not */
export function readCurrency(session: GameSession, wanted: string): string {
  if (session.userId === undefined) return playMoney.currency;
  const coin = findCoin(wanted);
  if (coin === undefined) throw new HttpError(400, gamesMessages.currencyUnknown);
  return coin.symbol;
}
