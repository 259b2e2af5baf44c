import type { Game } from '@tessera/shared-contracts/api';
import { deviceItem } from '@tessera/shared-contracts/session';
import { useSyncExternalStore } from 'react';
import { createSavedList, type SavedList } from './savedList';

/** Games marked as favourites on this device. */
export const favouriteGames = createSavedList(deviceItem('tessera.games.favourites'), 500);

/** Games opened on this device, most recent first. */
export const recentGames = createSavedList(deviceItem('tessera.games.recent'), 24);

/** Hook: the current ids of a list. */
export const useSavedList = ({ subscribe, read }: SavedList): readonly string[] =>
  useSyncExternalStore(subscribe, read, read);

/** The games of a device's list that the provider still lists, in the order of the device's list. */
export function pickGames(games: readonly Game[], ids: readonly string[]): readonly Game[] {
  const byId = new Map(games.map((game) => [game.uuid, game]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
