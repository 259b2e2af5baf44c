import { groupThousands } from '@tessera/shared-contracts/format';
export const messages = {
  title: 'Recent wins',
  /** The number is 2,341 (spec §9 Online players figure), passed by the host. */
  playersOnline: (players: number) => `${groupThousands(players)} players online`,
  pause: 'Pause recent wins',
  play: 'Play recent wins',
} as const;
