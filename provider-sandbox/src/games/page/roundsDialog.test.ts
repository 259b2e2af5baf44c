/** @jest-environment-options {"page": true} */
import { plinkoRules } from '../plinko/rules';
import type { Round } from './play';
import { drawRoundsDialog } from './roundsDialog';

test.each([
  ['0.2', '0.20×'],
  ['0', '0.00×'],
  ['1.9800', '1.98×'],
])('writes the multiplier %s as the lists of the site do: %s', async (multiplier, shown) => {
  document.body.innerHTML = '<div id="rounds-list"></div>';
  const bet = { rows: 8, risk: 'high' };
  const round = {
    id: 'r1',
    bet,
    outcome: { path: [0, 0, 1, 1, 1, 0, 1, 0] },
    multiplier,
    playedAt: '2026-06-15T12:00:00Z',
  };
  const options = {
    rules: plinkoRules,
    site: 'https://site.example',
    hasDetail: false,
    describeMove: () => '−0.1 BTC',
  };
  drawRoundsDialog([round as unknown as Round], options);
  const summary = document.querySelector('summary');
  expect(summary).toHaveTextContent(/^0\.20×/);
  document.querySelector('details')?.dispatchEvent(new Event('toggle'));
  await Promise.resolve();
  expect(document.querySelector('dl')).toHaveTextContent(`Multiplier${shown}Payout`);
});
