import type { StatementRow } from '@tessera/shared-contracts/extensions';

/** A coin of a statement that adds up. */
export const aStatementRow = (change: Partial<StatementRow> = {}): StatementRow => ({
  currency: 'BTC',
  opening: '0.5',
  deposits: '0.025',
  withdrawals: '-0.01',
  fees: '-0.0001',
  staked: '-0.3',
  returned: '0.20000001',
  rewards: '0.0004',
  held: '0',
  vault: '-0.1',
  closing: '0.31530001',
  ...change,
});
