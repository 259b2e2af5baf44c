import { emit } from '@tessera/shared-contracts/events';
import {
  aBet,
  aSession,
  errorReply,
  heldBack,
  noAnswer,
  recordEvents,
  renderWithPage,
  type StubRequest,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import Bets from '../../expose/BetsPage';
import { mostBets } from '../bet-source';

/** Each test has its own player, since the store outlives a page. */
let players = 0;
const open = (route = '/bets') =>
  renderWithPage(<Bets />, {
    session: aSession({ user: { id: `player-${players++}` } }),
    route,
    hasBrowserUrl: true,
    siteConfig: { providerExtensions: ['bets'] },
  });

/** A provider with `count` bets, numbered from the newest, 1. @param isDamaged whether a bet is invalid */
const paging = (count: number, isDamaged: (number: number) => boolean = () => false) => {
  const all = Array.from({ length: count }, (_, index) =>
    aBet({ id: `bet-${index + 1}`, ...(isDamaged(index + 1) && { game: '' }) }),
  );
  return ({ search }: StubRequest) => {
    const before = search.get('before');
    const from = before === null ? 0 : all.findIndex(({ id }) => id === before) + 1;
    return { bets: all.slice(from, from + Number(search.get('limit'))), total: count };
  };
};

test('lists the player’s own bets, each with a link to its detail', async () => {
  const bets = [
    aBet({ id: 'won', game: 'Dice', amount: '0.01', multiplier: '1.98', payout: '0.0198' }),
    aBet({ id: 'lost', game: 'Keno', amount: '0.01', multiplier: '0', payout: '0' }),
    aBet({ id: 'half', game: 'Plinko', amount: '0.01', multiplier: '0.5', payout: '0.005' }),
    aBet({ id: 'even', game: 'Plinko', amount: '0.01', multiplier: '1', payout: '0.01' }),
    aBet({ id: 'cut', game: 'Plinko', amount: '0.00032258', multiplier: '1.1', payout: '0.00035483' }),
  ];
  const provider = stubProvider({ bets: { bets, total: 5 } });
  const events = recordEvents();
  const { user } = open('/bets?filter=casino&other=1');
  expect(await screen.findByText('Showing 1 to 5 of 5 bets')).toBeVisible();
  expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
  const payouts = within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
  expect(payouts).toEqual([
    '+0.00980000 BTC',
    '−0.01000000 BTC',
    '−0.00500000 BTC',
    '0.00000000 BTC',
    '+0.00003225 BTC',
  ]);
  const link = screen.getByRole('link', { name: 'Dice bet won' });
  expect(link).toHaveAttribute('href', '/bets?filter=casino&other=1&modal=bet&bet=won');
  await user.click(link);
  expect(events.at(-1)).toEqual({ name: 'dialog-requested', payload: { dialog: 'bet', bet: 'won' } });
  expect(provider.requests).toHaveLength(1);
});

test.each([
  ['/bets', 'Showing 1 to 20 of 250 bets', 1],
  ['/bets?page=5', 'Showing 81 to 100 of 250 bets', 1],
  ['/bets?page=6', 'Showing 101 to 120 of 250 bets', 2],
  ['/bets?page=13', 'Showing 241 to 250 of 250 bets', 3],
  ['/bets?page=99', 'Showing 241 to 250 of 250 bets', 3],
  ['/bets?search=bet-249', 'Showing 1 to 1 of 1 bets', 3],
])('%s loads only the pages that it needs: %s', async (route, line, requests) => {
  const provider = stubProvider({ bets: paging(250) });
  open(route);
  expect(await screen.findByText(line)).toBeVisible();
  expect(provider.requestsOf('bets')).toHaveLength(requests);
});

const cut = 'Only your newest 1,000 bets are listed; older ones are neither found, summed nor exported.';

test('lists only the newest thousand bets of a long-time player, and says so', async () => {
  const provider = stubProvider({ bets: paging(mostBets + 250) });
  open('/bets?page=50');
  expect(await screen.findByText('Showing 981 to 1000 of 1000 bets')).toBeVisible();
  expect(screen.getByText(cut)).toBeVisible();
  expect(provider.requestsOf('bets')).toHaveLength(mostBets / 100);
});

test('shows an empty list, and then a new bet', async () => {
  const provider = stubProvider({ bets: { bets: [], total: 0 } });
  open();
  expect(await screen.findByText('No bets found')).toBeVisible();
  expect(screen.getByText('Bets that you place on games are listed here.')).toBeVisible();
  provider.use({ bets: paging(1) });
  act(() => emit('balance-changed', { reason: 'game' }));
  expect(await screen.findByText('Showing 1 to 1 of 1 bets')).toBeVisible();
});

test.each([
  ['the provider’s reason', errorReply(400, { message: 'Closed for repairs.' }), 'Closed for repairs.'],
  ['the default message without an answer', noAnswer(), undefined],
  ['the default message for a malformed answer', errorReply(200, { rows: [] }), undefined],
])('shows %s, and retries', async (_, reply, reason) => {
  const provider = stubProvider({ bets: reply });
  const silence = jest.spyOn(console, 'error').mockReturnValue();
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { name: 'Failed to load bets' })).toBeVisible();
  if (reason !== undefined) expect(screen.getByText(reason)).toBeVisible();
  provider.use({ bets: paging(3) });
  await user.click(retry);
  expect(await screen.findByText('Showing 1 to 3 of 3 bets')).toBeVisible();
  silence.mockRestore();
});

test('keeps the loaded pages when a later one fails, and continues from there', async () => {
  const answer = paging(150);
  const provider = stubProvider({
    bets: (request) => (request.search.has('before') ? errorReply(400) : answer(request)),
  });
  const { user } = open('/bets?page=6');
  expect(await screen.findByText('Some of your bets could not be loaded.')).toBeVisible();
  expect(screen.getByText('Showing 81 to 100 of 100 bets')).toBeVisible();
  provider.use({ bets: answer });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Showing 101 to 120 of 150 bets')).toBeVisible();
});

test.each([
  ['the end of a page', 250, [99, 100], 'Showing 241 to 248 of 248 bets', '2 bets could not be read.'],
  ['the end of the list', 200, [200], 'Showing 181 to 199 of 199 bets', '1 bet could not be read.'],
])('loads the bets older than an unreadable one at %s, once', async (_, count, damaged, line, notice) => {
  stubProvider({ bets: paging(count, (number) => damaged.includes(number)) });
  open('/bets?page=99');
  expect(await screen.findByText(line)).toBeVisible();
  expect(screen.getByText(notice)).toBeVisible();
});

test('a page of unreadable bets is not the end of the list', async () => {
  const provider = stubProvider({ bets: paging(250, (number) => number > 100 && number <= 200) });
  const { user } = open('/bets?page=99');
  expect(await screen.findByText('Some of your bets could not be loaded.')).toBeVisible();
  expect(screen.getByText('Showing 81 to 100 of 100 bets')).toBeVisible();
  expect(screen.getByText('100 bets could not be read.')).toBeVisible();
  provider.use({ bets: paging(250) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Showing 241 to 250 of 250 bets')).toBeVisible();
});

test('a list of unreadable bets is not shown as empty', async () => {
  stubProvider({ bets: paging(3, () => true) });
  open();
  expect(await screen.findByText('3 bets could not be read.')).toBeVisible();
  expect(screen.queryByText('No bets found')).not.toBeInTheDocument();
});

test('the loaded rows stay while Load More fetches another page', async () => {
  const answer = paging(250);
  stubProvider({ bets: answer });
  const { user } = open('/bets?page=5&from=4');
  expect(await screen.findByText('Showing 61 to 100 of 250 bets')).toBeVisible();
  const { reply, release } = heldBack(undefined);
  stubProvider({ bets: async (request: StubRequest) => reply().then(() => answer(request)) });
  const loadMore = screen.getByRole('button', { name: 'Load More' });
  await user.click(loadMore);
  expect(screen.getByRole('link', { name: 'Dice bet bet-61' })).toBeVisible();
  expect(loadMore).toHaveFocus();
  release();
  expect(await screen.findByRole('link', { name: 'Dice bet bet-101' })).toBeVisible();
  expect(screen.getByText('Showing 61 to 120 of 250 bets')).toBeVisible();
});
