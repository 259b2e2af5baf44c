/** Texts of the page of Keno only. */
export const kenoMessages = {
  play: 'Play Keno',
  playing: 'Drawing...',
  history: 'Recent rounds',
  risk: 'Risk',
  risks: { classic: 'Classic', low: 'Low', medium: 'Medium', high: 'High' },
  random: 'Random pick',
  clear: 'Clear',
  board: 'Numbers to pick from',
  payouts: 'What each number of hits pays',
  hits: (count: number) => (count === 1 ? ' hit' : ' hits'),
  pickFirst: 'Pick 1 to 10 numbers.',
  betInvalid: 'Pick 1 to 10 different numbers from 1 to 40.',
  bet: (risk: string, picks: string) => `${risk}: ${picks}`,
  label: (risk: string, picks: number) => `${risk}, ${picks === 1 ? '1 pick' : `${picks} picks`}`,
  result: (hits: number, picks: number) => `${hits} of ${picks}`,
  state: { hit: 'hit', drawn: 'drawn' },
} as const;
