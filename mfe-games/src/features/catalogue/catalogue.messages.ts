/** Words about the list of games, wherever it is shown. */
export const messages = {
  loading: 'Loading games',
  failedTitle: 'Failed to load games list',
  unreachable: 'The game server could not be reached. Check your connection and try again.',
  timedOut: 'The game server took too long to answer.',
  brokenAnswer: 'The game server sent an answer that could not be read.',
  emptyTitle: 'No games yet',
  emptyLine: 'The provider has not listed any games. Please look in again later.',
  game: 'game',
  games: 'games',
  count: (games: number) => (games === 1 ? '1 game' : `${games.toLocaleString('en-US')} games`),
} as const;
