import { lobbyPath } from '../catalogue/gamePath';
import { categories } from './categories';
import { messages } from './lobby.messages';
import { type SavedListName, savedListNames } from './useLobbyFilters';

interface CategoryLinkData {
  readonly label: string;
  readonly path: string;
  /** Category to filter by. */
  readonly slug?: string;
  /** List of this device to show. */
  readonly show: SavedListName | '';
}

/** The presets of the lobby: all games, each category, and the lists of this device. */
export const categoryLinks: readonly CategoryLinkData[] = [
  { label: messages.allChip, path: lobbyPath, show: '' },
  ...categories.map(({ slug, label }) => ({ slug, label, path: `/casino/${slug}`, show: '' as const })),
  ...savedListNames.map((show) => ({ show, label: messages.savedLists[show], path: lobbyPath })),
];
