import { apiMessages } from '@tessera/shared-contracts/api';
import { groupThousands } from '@tessera/shared-contracts/format';

/** Texts about the list of games, wherever it is shown. */
export const messages = {
  loading: 'Loading games',
  failedTitle: apiMessages.gamesFailed,
  unreachable: 'The game server could not be reached. Check your connection and try again.',
  timedOut: 'The game server took too long to answer.',
  malformed: 'The game server sent an answer that could not be read.',
  comingSoon: 'Coming soon',
  fun: 'Fun',
  playForFun: 'Fun Play',
  favourite: (name: string) => `Favourite: ${name}`,
  showAll: 'Show all games',
  emptyTitle: 'No games yet',
  emptyLine: 'The provider has not listed any games. Please check back later.',
  game: 'game',
  games: 'games',
  /** `6 games, 8 coming soon` */
  count: (open: number, toCome: number) =>
    [
      ...(open > 0 || toCome === 0 ? [open === 1 ? '1 game' : `${groupThousands(open)} games`] : []),
      ...(toCome > 0 ? [`${groupThousands(toCome)} coming soon`] : []),
    ].join(', '),
} as const;
