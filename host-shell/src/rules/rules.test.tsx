import { kenoPayouts, plinkoPayouts } from '@tessera/shared-contracts/originals';
import { screen, within } from '@testing-library/react';
import { renderSite } from '../testing/renderSite';

const cellsOf = (table: HTMLElement, head: string) =>
  within(within(table).getByRole('rowheader', { name: head }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

test('the betting rules show what the games pay, their limits and what they return', async () => {
  renderSite({ route: '/betting-rules' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Betting rules' })).toBeVisible();
  expect(cellsOf(await screen.findByRole('table', { name: 'Keno. Risk: classic' }), '3')).toEqual(
    kenoPayouts.classic[2],
  );
  expect(cellsOf(screen.getByRole('table', { name: 'Plinko. Risk: high' }), '12')).toEqual(plinkoPayouts[12].high);
  expect(cellsOf(screen.getByRole('table', { name: /^Mines/ }), '24')).toEqual(['24.7500']);
  expect(screen.getByText(/^A bet is worth \$0\.01 to \$100,000;/)).toBeVisible();
  const dice = within(screen.getByRole('region', { name: 'Dice' }));
  expect(dice.getByText('99.00 %')).toBeVisible();
  expect(dice.getByText('1.00 %')).toBeVisible();
  const keno = within(screen.getByRole('region', { name: 'Keno' }));
  expect(keno.getByText(/^98\.\d\d to 99\.\d\d %, by what you choose$/)).toBeVisible();
});

test('the page about random numbers names every game and leads to the verifier', async () => {
  renderSite({ route: '/rng' });
  expect(await screen.findByText('Keno draws 10 of 40 numbers without replacement.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Verify a round' })).toHaveAttribute('href', '/provably-fair');
});
