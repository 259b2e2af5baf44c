import { demoPlayer } from './player';

/** Most entries that the provider returns. */
const transactionCount = 1_000;
const gameCount = 5_000;

const kinds = [
  { type: 'deposit', currency: 'btc', amount: 0.025 },
  { type: 'withdraw', currency: 'usdt', amount: 120 },
  { type: 'rakeback', currency: 'btc', amount: 0.00041 },
  { type: 'bet', currency: 'sol', amount: 1.5 },
  { type: 'win', currency: 'eth', amount: 0.6315 },
];
const providers = ['Tessera', 'Marble Live', 'Ostia Games', 'Via Nova'];

const transactions = Array.from({ length: transactionCount }, (_, index) => ({
  _id: `66f2c1a09be4d1230a9b${index.toString(16).padStart(4, '0')}`,
  createdAt: new Date(Date.UTC(2025, 10, 20, 18, 42) - index * 5_400_000).toISOString(),
  status: 'finished',
  ...kinds[index % kinds.length],
}));
const games = Array.from({ length: gameCount }, (_, index) => ({
  uuid: `game-${index}`,
  name: `${['Book of', 'Crème', 'Speed', 'Royal', 'Dice'][index % 5]} Mosaic ${index + 1}`,
  image: null,
  provider: providers[index % providers.length],
}));

/** The longest lists that a provider may return, and the calls that return them. */
const longLists = {
  transactions: { path: '/wallet-service/api/wallet/*/transactions', body: { transactions } },
  games: { path: '/wallet-service/api/games', body: { games: { items: games } } },
};

/** Transactions of {@link LongListName} `history`: most of what a player has in years. */
export const historyCount = 100_000;

/** Name of a list of {@link longLists}, or `history`: the demo player's own transactions, {@link historyCount} of them. */
export type LongListName = keyof typeof longLists | 'history';

/** Makes the sandbox return one of the longest lists from now on, or none. */
export async function answerLongList(sandboxOrigin: string, name: LongListName | undefined): Promise<void> {
  const faults = `${sandboxOrigin}/__sandbox/faults`;
  await fetch(faults, { method: 'DELETE' });
  if (name === undefined) return;
  if (name === 'history') return addHistory(sandboxOrigin);
  await ask(faults, { method: 'GET', status: 200, ...longLists[name] });
}

async function ask(url: string, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The sandbox refused the long list: ${answer.status} ${await answer.text()}`);
}

const sandboxesWithHistory = new Set<string>();

/** Gives the demo player a long history, once. */
async function addHistory(sandboxOrigin: string): Promise<void> {
  if (sandboxesWithHistory.has(sandboxOrigin)) return;
  await ask(`${sandboxOrigin}/__sandbox/history`, { userId: await demoPlayerId(sandboxOrigin), count: historyCount });
  sandboxesWithHistory.add(sandboxOrigin);
}

/** Sends the demo player a deposit: one transaction more, on no edge of the history's amounts. */
export async function sendDeposit(sandboxOrigin: string): Promise<void> {
  const userId = await demoPlayerId(sandboxOrigin);
  await ask(`${sandboxOrigin}/__sandbox/deposits`, { userId, currency: 'BTC', amount: '4.20000000' });
}

async function demoPlayerId(sandboxOrigin: string): Promise<string> {
  const found = await fetch(`${sandboxOrigin}/__sandbox/users?email=${encodeURIComponent(demoPlayer.email)}`);
  return ((await found.json()) as { readonly id: string }).id;
}
