import type { Game } from '@tessera/shared-contracts/api';
import { deviceItem, playerItem } from '@tessera/shared-contracts/session';
import { useSyncExternalStore } from 'react';
import { isToCome } from '../catalogue/rankGames';
import { createSavedList, type SavedList } from './savedList';

/** Games marked as favourites. */
export const favouriteGames = createSavedList(
  playerItem('tessera.games.favourites', 'device'),
  deviceItem('tessera.games.favourites'),
  500,
);

/** Games opened, most recent first. */
export const recentGames = createSavedList(
  playerItem('tessera.games.recent', 'device'),
  deviceItem('tessera.games.recent'),
  24,
);

/** Hook: the current ids of a list. */
export const useSavedList = ({ subscribe, read }: SavedList): readonly string[] =>
  useSyncExternalStore(subscribe, read, read);

/** The games of a saved list that can be played, in the saved order. */
export function pickGames(games: readonly Game[], ids: readonly string[]): readonly Game[] {
  const byId = new Map(games.filter((game) => !isToCome(game)).map((game) => [game.uuid, game]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
