/** Texts of the page of Dice only. */
export const diceMessages = {
  play: 'Roll dice',
  playing: 'Rolling...',
  history: 'Recent rolls',
  multiplier: 'Multiplier',
  target: { over: 'Roll over', under: 'Roll under' },
  targetHint: {
    over: (first: string) => `Wins on ${first} to 100.00`,
    under: (last: string) => `Wins on 0.00 to ${last}`,
  },
  swap: 'Switch between over and under',
  slider: 'Target of the roll',
  chance: 'Win chance',
  bet: { over: (target: string) => `Over ${target}`, under: (target: string) => `Under ${target}` },
  targetInvalid: 'Choose a target with a win chance from 0.01 % to 98 %.',
} as const;
