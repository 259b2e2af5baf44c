import { messages as catalogueMessages } from '../catalogue/catalogue.messages';

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
  searchPlaceholder: 'Search by game or provider...',
  provider: 'Provider',
  allProviders: 'All providers',
  nothingFound: 'No games found',
  nothingFoundLine: 'Try another search or another provider.',
  clear: 'Clear filters',
  emptyCategory: (label: string) => `No ${label.toLowerCase()} games here yet`,
  emptyCategoryLine: 'The provider lists none at the moment.',
  showAll: catalogueMessages.showAll,
  loadMore: 'Load More',
} as const;
