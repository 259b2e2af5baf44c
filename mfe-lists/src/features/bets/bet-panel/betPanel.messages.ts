import { groupThousands } from '@tessera/shared-contracts/format';

export const messages = {
  outcome: 'Outcome',
  outcomes: { win: 'Won', even: 'Stake returned', loss: 'Lost' },
  totalsOf: (count: string) => (count === '1' ? 'Sums of the one bet listed.' : `Sums of all ${count} bets listed.`),
  totalsSoFar: (count: string) => `Sums of the first ${count} bets found: older ones are not loaded yet.`,
  bets: (count: number) => (count === 1 ? '1 bet' : `${groupThousands(count)} bets`),
  staked: 'Staked',
  returned: 'Returned',
  net: 'Net',
  exportWaits: 'The export needs all bets, and older ones are not loaded yet.',
  exported: (count: number) => (count === 1 ? 'Exported 1 bet' : `Exported ${groupThousands(count)} bets`),
} as const;
