import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { HttpError } from '../http/httpError';
import { readShape } from '../http/readShape';
import { readBalances } from '../ledger';
import { gamesApiPrefix } from '../paths';
import type { Sandbox } from '../sandbox';
import { readAmount } from '../wallet/amounts';
import { coins, findCoin, usdRates } from '../wallet/coins';
import { playDice, readRounds } from './dice/rounds';
import { isAllowedBet, readHundredths, readPayout } from './dice/rules';
import { hashServerSeed } from './fairness';
import { forgetOldPlay, holdFunSession } from './funPlay';
import { gamesMessages } from './games.messages';
import { describePair, holdSeedPair, rotateSeedPair } from './seeds';
import { type GameSession, playerOf, playMoney, requireGameSession } from './sessions';
import { readStakeBalance } from './stakeBalance';

const roundBody = v.object({
  key: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
  currency: v.string(),
  stake: v.union([v.string(), v.number()]),
  direction: v.picklist(['over', 'under']),
  target: v.string(),
});
const seedsBody = v.object({
  clientSeed: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/, gamesMessages.clientSeedInvalid))),
});
const shownRounds = 8;

/** What the page of a game in the frame asks, authorised by the token in its address. */
export function registerPlayRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { database, now } = sandbox;
  // Dice is the one game that can be played; a session of another one plays nothing.
  const requireDice = (request: FastifyRequest) => requireGameSession(sandbox, request, 'dice');

  app.get(`${gamesApiPrefix}state`, async (request) => {
    const session = await requireDice(request);
    const pair = await database.transaction(async (tx) => {
      await holdFunSession(tx, session);
      return holdSeedPair(tx, playerOf(session), now());
    });
    return {
      mode: session.userId === undefined ? 'fun' : 'real',
      currency: session.currency,
      stakeBalances: await readStakeBalances(sandbox, session),
      seeds: describePair(pair),
      rounds: await readRounds(sandbox, session, shownRounds),
    };
  });

  app.post(`${gamesApiPrefix}rounds`, async (request) => {
    const session = await requireDice(request);
    const body = readShape(roundBody, request.body);
    const currency = readCurrency(session, body.currency);
    const stake = readAmount(body.stake);
    const bet = { direction: body.direction, target: readHundredths(body.target) ?? -1 };
    if (!isAllowedBet(bet)) throw new HttpError(400, gamesMessages.betNotAllowed);
    if (/^[0.]+$/.test(readPayout(bet, stake))) throw new HttpError(400, gamesMessages.stakeTooSmall);
    const round = await playDice(sandbox, session, { key: body.key, bet, stake, currency });
    return { round, balance: await readStakeBalance(database, session, currency) };
  });

  app.post(`${gamesApiPrefix}seeds`, async (request) => {
    const session = await requireDice(request);
    const { clientSeed } = readShape(seedsBody, request.body);
    const { revealed, next } = await database.transaction(async (tx) => {
      await holdFunSession(tx, session);
      const rotated = await rotateSeedPair(tx, playerOf(session), clientSeed, now());
      await forgetOldPlay(tx, session);
      return rotated;
    });
    return {
      revealed: {
        serverSeed: revealed.serverSeed,
        serverSeedHash: hashServerSeed(revealed.serverSeed),
        clientSeed: revealed.clientSeed,
        rounds: revealed.nonce,
      },
      seeds: describePair(next),
    };
  });
}

function readCurrency(session: GameSession, wanted: string): string {
  if (session.userId === undefined) return playMoney.currency;
  const coin = findCoin(wanted);
  if (coin === undefined) throw new HttpError(400, gamesMessages.currencyUnknown);
  return coin.symbol;
}

/** What can be staked, by currency, with the rate that the page shows values at. */
async function readStakeBalances(sandbox: Sandbox, session: GameSession) {
  if (session.userId === undefined) {
    return [
      {
        currency: playMoney.currency,
        amount: await readStakeBalance(sandbox.database, session, playMoney.currency),
        usdRate: null,
      },
    ];
  }
  const balances = new Map(
    (await readBalances(sandbox.database, session.userId)).map(({ currency, amount }) => [currency, amount]),
  );
  const symbols = [...new Set(coins.map(({ symbol }) => symbol))];
  return symbols.map((currency) => ({
    currency,
    amount: balances.get(currency) ?? '0.00000000',
    usdRate: usdRates.get(currency) ?? null,
  }));
}
