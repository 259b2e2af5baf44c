import { readBalances } from '../ledger';
import { releaseHeld } from '../limits/held';
import type { Sandbox } from '../sandbox';
import { coins, usdRates } from '../wallet/coins';
import { limitsOf } from './engine/limits';
import { readRounds } from './engine/rounds';
import { readOpenRound } from './engine/stepRound';
import { holdFunSession } from './funPlay';
import { describePair, holdSeedPair } from './seeds';
import { type GameSession, type PlayableSession, playerOf } from './session';
import { playMoney } from './sessions';
import { readStakeBalance } from './stakeBalance';
import { wordsOf } from './wordsOf';

const shownRounds = 50;

/** The initial state of a game's page: balances, seeds, the newest rounds and the open one. */
export async function readPlayState(sandbox: Sandbox, session: PlayableSession) {
  const { database, now } = sandbox;
  const pair = await database.transaction(async (tx) => {
    await holdFunSession(tx, session);
    return session.isShared ? undefined : holdSeedPair(tx, playerOf(session), now());
  });
  return {
    mode: session.userId === undefined ? 'fun' : 'real',
    currency: session.currency,
    stakeBalances: await readStakeBalances(sandbox, session),
    ...(pair !== undefined && { seeds: describePair(pair) }),
    // The page draws all of them; an unreadable round would leave it empty.
    rounds: (await readRounds(database, session, shownRounds)).filter((round) => wordsOf(round) !== undefined),
    openRound: await readOpenRound(sandbox, session, session.rules),
  };
}

/** The player's balances by currency, with the rate for showing their value and the limits. */
async function readStakeBalances(sandbox: Sandbox, session: GameSession) {
  if (session.userId === undefined) {
    const { currency } = playMoney;
    const amount = await readStakeBalance(sandbox.database, session, currency);
    return [{ currency, amount, usdRate: null, limits: limitsOf(currency) }];
  }
  await releaseHeld(sandbox, session.userId);
  const balances = new Map(
    (await readBalances(sandbox.database, session.userId)).map(({ currency, amount }) => [currency, amount]),
  );
  const symbols = [...new Set(coins.map(({ symbol }) => symbol))];
  return symbols.map((currency) => ({
    currency,
    amount: balances.get(currency) ?? '0.00000000',
    usdRate: usdRates.get(currency) ?? null,
    limits: limitsOf(currency),
  }));
}
