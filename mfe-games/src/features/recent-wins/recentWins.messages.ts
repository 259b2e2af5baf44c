export const messages = {
  title: 'Recent wins',
  /** The figure is 2,341 (spec §9), handed over by the host. */
  playersOnline: (players: number) => `${players.toLocaleString('en-US')} players online`,
  pause: 'Pause recent wins',
  play: 'Play recent wins',
} as const;
