import type { Game } from '@tessera/shared-contracts/api';

const comparable = (name: string) => name.normalize('NFC').trim().toLowerCase();

/** The game of a name, whatever its case (spec §2); the first, should the provider list the name twice. */
export const findGame = (games: readonly Game[], name: string): Game | undefined =>
  games.find((game) => comparable(game.name) === comparable(name));
