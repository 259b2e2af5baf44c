import { randomUUID } from 'node:crypto';
import { catalogue } from '../games/catalogue';
import type { Round } from '../games/engine/rounds';
import type { Client, Player } from './client';

export const uuidOf = (name: string): string => catalogue.find((game) => game.name === name)?.uuid ?? '';

export const diceUuid = uuidOf('Dice');

/** The site's request to open a game for real play in BTC. */
export const gameOpening = (player: Player) => ({
  player_id: player.id,
  player_name: player.username,
  currency: 'BTC',
  device: 'desktop',
  language: 'en',
  email: player.email,
  return_url: 'http://localhost:3000/game-return',
});

/** Opens a game for real play in BTC and returns the token of its page. */
export async function openGame(client: Client, player: Player, name: string): Promise<string> {
  const answer = await client.call('initGame', {
    params: { uuid: uuidOf(name) },
    token: player.token,
    body: gameOpening(player),
  });
  return new URL(answer.read().data?.url ?? '').searchParams.get('session') ?? '';
}

/** Opens a game for fun play and returns the token of its page. */
export async function openFun(client: Client, name: string): Promise<string> {
  const body = { device: 'desktop', language: 'en', return_url: 'http://localhost:3000/game-return' };
  const answer = await client.call('initDemoGame', { params: { uuid: uuidOf(name) }, body });
  return new URL(answer.read().data?.url ?? '').searchParams.get('session') ?? '';
}

export const openDice = (client: Client, player: Player) => openGame(client, player, 'Dice');

/** Stakes BTC on a roll, as the game's page does. */
export const rollDice = (client: Client, session: string, key: string, stake: string) =>
  client.send('POST', '/play/api/rounds', {
    token: session,
    body: { key, currency: 'BTC', stake, game: 'dice', bet: { direction: 'over', target: 5_000 } },
  });

/** What a session's page is told at first. */
export interface PageState {
  readonly mode: string;
  readonly currency: string;
  readonly stakeBalances: { currency: string; amount: string }[];
  readonly seeds: { serverSeedHash: string; nextServerSeedHash: string; clientSeed: string; nonce: number };
  readonly rounds: { outcome: { roll: number }; nonce: number }[];
}

/** The calls of the page of Dice; each of them has a new key. */
export function dicePage(client: Client, token: string) {
  const ask = (path: string, body?: object) =>
    client.send(body ? 'POST' : 'GET', `/play/api/${path}`, { token, ...(body && { body }) });
  const roll = { game: 'dice', currency: 'BTC', stake: '0.01', bet: { direction: 'over', target: 5_000 } };
  return {
    ask,
    readState: async () => (await ask('state')).data as unknown as PageState,
    rotate: (change: object = {}) => ask('seeds', { key: randomUUID(), ...change }),
    roll: (change: object = {}) => ask('rounds', { key: randomUUID(), ...roll, ...change }),
  };
}

/** A bet of each playable game, by its name in the list. */
export const sampleBets: ReadonlyMap<string, object> = new Map(
  Object.entries({
    Dice: { direction: 'under', target: 5_000 },
    Limbo: { target: 150 },
    Keno: { risk: 'low', picks: [3, 1, 4, 15, 9, 26] },
    Mines: { mines: 3, tiles: [1, 13] },
    Plinko: { rows: 16, risk: 'medium' },
    Automatic: { target: 150 },
  }),
);

/** A page's request to stake BTC on the sample bet of a game. */
export const stakeBody = (name: string, key: string) => ({
  key,
  currency: 'BTC',
  stake: '0.01',
  game: name.toLowerCase(),
  bet: sampleBets.get(name),
});

/** Plays a round of a game with its sample bet. */
export const playSample = (client: Client, { session, name, key }: { session: string; name: string; key: string }) =>
  client.send('POST', '/play/api/rounds', { token: session, body: stakeBody(name, key) });

/** A call of a round that is played step by step. */
export const stepRequest = (client: Client, session: string, path: '' | '/steps' | '/cash-out', body: object) =>
  client.send('POST', `/play/api/open-round${path}`, { token: session, body });

/** Plays a round of Mines step by step to its end. A retry with the same key returns the same round. */
export async function playMinesBySteps(client: Client, session: string, key: string): Promise<Round> {
  const game = { game: 'mines', currency: 'BTC', stake: '0.01', start: { mines: 3 } };
  const started = await stepRequest(client, session, '', { key, ...game });
  const { id } = (started.data.round ?? started.data.openRound) as { id: string };
  await stepRequest(client, session, '/steps', { id, step: 13 });
  return (await stepRequest(client, session, '/cash-out', { id })).data.round as Round;
}
