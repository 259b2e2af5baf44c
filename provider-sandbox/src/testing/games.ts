import { catalogue } from '../games/catalogue';
import type { Client, Player } from './client';

const uuidOf = (name: string): string => catalogue.find((game) => game.name === name)?.uuid ?? '';

export const diceUuid = uuidOf('Dice');
export const kenoUuid = uuidOf('Keno');

/** What the site sends to open a game for real play in BTC. */
export const gameOpening = (player: Player) => ({
  player_id: player.id,
  player_name: player.username,
  currency: 'BTC',
  device: 'desktop',
  language: 'en',
  email: player.email,
  return_url: 'http://localhost:3000/game-return',
});

/** Opens Dice for real play in BTC and gives the token of its page. */
export async function openDice(client: Client, player: Player): Promise<string> {
  const answer = await client.call('initGame', {
    params: { uuid: diceUuid },
    token: player.token,
    body: gameOpening(player),
  });
  return new URL(answer.read().data?.url ?? '').searchParams.get('session') ?? '';
}

/** Stakes BTC on a roll, as the game's page does. */
export const rollDice = (client: Client, session: string, key: string, stake: string) =>
  client.send('POST', '/play/api/rounds', {
    token: session,
    body: { key, currency: 'BTC', stake, direction: 'over', target: '50.00' },
  });
