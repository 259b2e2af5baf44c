import { aStatementRow } from '../../testing/statementRow';
import { addsUp, linesOf, netOf } from './statementLines';

const row = aStatementRow();

test('lists balances, movements and the net of bets in the order of a statement', () => {
  expect(linesOf(row).map(({ name, amount }) => `${name} ${amount}`)).toEqual([
    'Opening balance 0.5',
    'Deposits 0.025',
    'Withdrawals -0.01',
    'Fees -0.0001',
    'Rewards 0.0004',
    'Staked -0.3',
    'Returned 0.20000001',
    'Net of bets -0.09999999',
    'Vault -0.1',
    'Closing balance 0.31530001',
  ]);
});

test('the net of bets is exact', () => {
  const bets = { staked: '-123456789012345678.1', returned: '0.000000000000000001' };
  expect(netOf(aStatementRow(bets))).toBe('-123456789012345678.099999999999999999');
});

test('notices figures that do not add up, down to the last decimal', () => {
  expect(addsUp(row)).toBe(true);
  expect(addsUp({ ...row, closing: '0.315300010' })).toBe(true);
  expect(addsUp({ ...row, closing: '0.31530002' })).toBe(false);
  expect(addsUp({ ...row, held: '-0.000000000000000001' })).toBe(false);
});
