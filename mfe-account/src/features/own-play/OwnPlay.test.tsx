import { displayFiat } from '@tessera/shared-contracts/fiat';
import {
  aSession,
  errorReply,
  renderWithPage,
  type StubHandlers,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../../remote';
import { OwnPlay } from './OwnPlay';

/** Each test has its own player, since the store outlives a card. */
let players = 0;
const day = { period: 'day', deposits: '40', withdrawals: '5', staked: '80', returned: '92.5', minutes: '75' } as const;
const play = {
  periods: [day, { ...day, period: 'year' as const, returned: '60' }],
  days: [
    { day: '2026-02-20', net: '-40' },
    { day: '2026-03-14', net: '12.5' },
  ],
  today: '2026-03-14',
  netDeposits: '-35',
  since: '2026-01-02T09:30:00.000Z',
};

function open(handlers: StubHandlers, providerExtensions = ['limits', 'statement']) {
  const userId = `player-${players++}`;
  stubProvider(handlers);
  return renderWithPage(
    <remote.Root>
      <OwnPlay userId={userId} fiat={displayFiat(undefined, 'USD')} />
    </remote.Root>,
    { session: aSession({ user: { id: userId } }), siteConfig: { providerExtensions } },
  );
}

test('shows each period from the provider, and what it does not tell as unknown', async () => {
  open({ readOwnPlay: play });
  const rows = within(await screen.findByRole('table', { name: /Your play/ })).getAllByRole('row');
  expect(rows.slice(1).map(({ children }) => Array.from(children, ({ textContent }) => textContent))).toEqual([
    ['Deposits', '$40.00', 'unknown', 'unknown', '$40.00'],
    ['Withdrawals', '$5.00', 'unknown', 'unknown', '$5.00'],
    ['Staked', '$80.00', 'unknown', 'unknown', '$80.00'],
    ['Returned', '$92.50', 'unknown', 'unknown', '$60.00'],
    ['Net', '+$12.50', 'unknown', 'unknown', '−$20.00'],
    ['Time', '1 h 15 min', 'unknown', 'unknown', '1 h 15 min'],
  ]);
  expect(screen.getByText(/since you opened the account on Jan 2, 2026: −\$35.00/)).toBeVisible();
  expect(screen.getByRole('link', { name: /statement/ })).toHaveAttribute('href', '/statement');
});

test('draws the last days, and says in words what the drawing shows', async () => {
  const { container } = open({ readOwnPlay: play });
  const words = 'You played on 2 of them. Best +$12.50 on Mar 14, 2026, worst −$40.00 on Feb 20, 2026.';
  expect(await screen.findByText(`Net of each of the last 30 days. ${words}`)).toBeVisible();
  const bars = Array.from(container.querySelectorAll('svg rect'), (bar) => [
    bar.getAttribute('x'),
    bar.getAttribute('y'),
  ]);
  // Today is the last one, and its gain stands above the line.
  expect(bars.slice(1)).toEqual([
    ['28', '20'],
    ['116', '13.75'],
  ]);
});

test('says that there was no play', async () => {
  open({ readOwnPlay: { ...play, days: [] } });
  expect(await screen.findByText(/You have not played on any of them/)).toBeVisible();
});

test('says that it could not be loaded', async () => {
  open({ readOwnPlay: errorReply(400, { message: 'Back soon.' }) });
  expect(await screen.findByText('Back soon.')).toBeVisible();
});
