import type { Game } from '@tessera/shared-contracts/api';
import { calls } from '@tessera/shared-contracts/api/schema';
import { answered } from '@tessera/workbench/state';

const tessera = ['Keno', 'Limbo', 'Dice', 'Automatic', 'Plinko', 'Mines', 'Crash', 'Coinflip', 'Honeypot'];

const byProvider: readonly (readonly [provider: string, names: readonly string[]])[] = [
  ['Tessera', tessera],
  ['Marble Live', ['Roulette', 'Blackjack', 'Speed Baccarat', 'Casino Hold’em Poker']],
  ['Ostia Games', ['Wheel', 'Slots', 'Seven Hills', 'Book of Rome', 'Forum Megaways']],
];

/** Sample list of a provider with several studios, for the states of the lobby. */
export const sampleGames: readonly Game[] = byProvider.flatMap(([provider, names]) =>
  names.map((name) => ({ uuid: `sample-${name.toLowerCase().replace(/\W+/g, '-')}`, name, image: null, provider })),
);

/** More games than fit one screen of the lobby. */
export const manyGames: readonly Game[] = Array.from({ length: 260 }, (_, index) => ({
  uuid: `sample-${index}`,
  name: `Mosaic ${index + 1}`,
  image: null,
  provider: index % 2 === 0 ? 'Ostia Games' : 'Marble Live',
}));

/** The provider lists these games. */
export const listed = (items: readonly unknown[]) => [answered(calls.games, { games: { items } })];

/** What a list of games says when its provider fails. */
export const listFailed = { title: 'Failed to load games list', who: 'The game server' };
