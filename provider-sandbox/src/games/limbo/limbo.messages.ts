/** Texts of the page of Limbo only. */
export const limboMessages = {
  play: 'Play Limbo',
  playing: 'Playing...',
  history: 'Recent results',
  target: 'Target multiplier',
  chance: 'Win chance',
  targetHint: (target: string) => `Wins when the result is ${target}× or more`,
  bet: (target: string) => `Target ${target}×`,
  times: (multiplier: string) => `${multiplier}×`,
  targetInvalid: 'Choose a target from 1.01× to 1000000×.',
} as const;
