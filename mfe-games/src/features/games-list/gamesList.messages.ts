export const messages = {
  title: 'Games',
  showAll: 'Show all games',
} as const;
