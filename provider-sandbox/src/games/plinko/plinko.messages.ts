/** Texts of the page of Plinko only. */
export const plinkoMessages = {
  play: 'Drop ball',
  playing: 'Falling...',
  history: 'Recent rounds',
  rows: 'Rows',
  risk: 'Risk',
  risks: { low: 'Low', medium: 'Medium', high: 'High' },
  pockets: 'What each pocket pays',
  bet: (risk: string, rows: number) => `${risk} risk, ${rows} rows`,
  drawn: (path: string, pocket: number) => `${path}: pocket ${pocket}`,
  left: 'L',
  right: 'R',
} as const;
