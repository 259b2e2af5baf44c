import type { Game } from '@tessera/shared-contracts/api';

const comparable = (name: string) => name.normalize('NFC').trim().toLowerCase();

/** Finds a game by name, ignoring case (spec §2); the first one if the provider lists the name twice. */
export const findGame = (games: readonly Game[], name: string): Game | undefined =>
  games.find((game) => comparable(game.name) === comparable(name));
