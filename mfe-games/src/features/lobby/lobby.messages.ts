import { messages as catalogueMessages } from '../catalogue/catalogue.messages';
import type { Sort } from './filterGames';
import type { SavedListName } from './useLobbyFilters';

export const messages = {
  title: 'All games',
  casino: 'Casino',
  categoryTitle: (label: string) => `Casino: ${label}`,
  documentTitle: 'Games',
  unknownCategory: (slug: string) => `There is no category “${slug}”`,
  unknownCategoryLine: 'The link may be old. All games are one step away.',
  categories: 'Category',
  allChip: 'All games',
  search: 'Search games',
  searchPlaceholder: 'Game or provider...',
  provider: 'Provider',
  allProviders: 'All providers',
  sort: 'Sort by',
  sorts: { '': 'Featured', name: 'Name A to Z', provider: 'Provider A to Z' } satisfies Record<Sort, string>,
  savedLists: { favourites: 'Favourites', recent: 'Recently played' } satisfies Record<SavedListName, string>,
  emptySavedLists: {
    favourites: {
      title: 'No favourites yet',
      line: 'Press the heart on a game to keep it here. The list stays on this device until you log out.',
    },
    recent: {
      title: 'Nothing played yet',
      line: 'Games that you open are listed here. The list stays on this device until you log out.',
    },
  } satisfies Record<SavedListName, { readonly title: string; readonly line: string }>,
  nothingFound: 'No games found',
  nothingFoundLine: 'Try another search or another provider.',
  clear: 'Clear filters',
  emptyCategory: (label: string) => `No ${label.toLowerCase()} games here yet`,
  emptyCategoryLine: 'The provider lists none at the moment.',
  showAll: catalogueMessages.showAll,
} as const;
