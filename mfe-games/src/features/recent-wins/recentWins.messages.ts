import { groupThousands } from '@tessera/shared-contracts/format';
export const messages = {
  title: 'Recent wins',
  playersOnline: (players: number) => `${groupThousands(players)} ${players === 1 ? 'player' : 'players'} online`,
  /** In the place of a name. */
  hidden: 'Hidden',
  pause: 'Pause recent wins',
  play: 'Play recent wins',
} as const;
