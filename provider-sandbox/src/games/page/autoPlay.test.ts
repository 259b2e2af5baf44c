import { type AutoSettings, afterRound, kindOf, startRun } from './autoPlay';

const settings: AutoSettings = {
  rounds: undefined,
  onWin: undefined,
  onLoss: undefined,
  stopAtProfit: undefined,
  stopAtLoss: undefined,
  stopOnWin: false,
  stopOnLoss: false,
};
const win = { stake: '1', payout: '2' };
const loss = { stake: '1', payout: '0.5' };
const even = { stake: '1', payout: '1.00000000' };

test.each([
  ['win', win],
  ['loss', loss],
  ['even', even],
])('a round is classified as %s by its net result', (kind, round) => {
  expect(kindOf(round)).toBe(kind);
});

test.each<[string, Partial<AutoSettings>, { stake: string; payout: string }, string | undefined]>([
  ['continues without limits', {}, win, undefined],
  ['stops after the last round', { rounds: 1 }, win, 'done'],
  ['continues before the last round', { rounds: 2 }, win, undefined],
  ['stops on a win', { stopOnWin: true }, win, 'win'],
  ['continues after a loss if it stops on a win', { stopOnWin: true }, loss, undefined],
  ['stops on a loss', { stopOnLoss: true }, loss, 'loss'],
  ['continues if the stake was returned', { stopOnWin: true, stopOnLoss: true }, even, undefined],
  ['stops at the profit', { stopAtProfit: '1' }, win, 'profit'],
  ['continues below the profit', { stopAtProfit: '1.00000001' }, win, undefined],
  ['stops at the loss', { stopAtLoss: '0.5' }, loss, 'total-loss'],
  ['continues above the loss', { stopAtLoss: '0.51' }, loss, undefined],
])('%s', (_, change, round, stop) => {
  expect(afterRound(startRun({ ...settings, ...change }, '1'), round).stop).toBe(stop);
});

test('profit and loss add up over the run', () => {
  const first = afterRound(startRun({ ...settings, stopAtLoss: '1' }, '1'), loss);
  expect(first).toMatchObject({ stop: undefined, run: { net: '-0.5' } });
  expect(afterRound(first.run, loss).stop).toBe('total-loss');
});

test.each<[string, Partial<AutoSettings>, { stake: string; payout: string }, string]>([
  ['is raised after a loss', { onLoss: '100' }, loss, '2'],
  [
    'is raised by a fraction, truncated to the ledger’s decimals',
    { onLoss: '12.5' },
    { stake: '0.00000003', payout: '0' },
    '0.00000003',
  ],
  ['is raised after a win', { onWin: '10' }, win, '1.1'],
  ['stays with a raise of nothing', { onLoss: '0' }, loss, '1'],
  ['goes back to the first one', { onLoss: '100' }, { stake: '8', payout: '16' }, '1'],
  ['stays when it came back', { onLoss: '100', onWin: '50' }, even, '1'],
])('the stake %s', (_, change, round, stake) => {
  expect(afterRound(startRun({ ...settings, ...change }, '1'), round).stake).toBe(stake);
});
