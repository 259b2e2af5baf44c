import {
  aBet,
  aSession,
  catchDownloads,
  errorReply,
  recordEvents,
  renderWithPage,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import Bets from '../../../expose/BetsPage';
import { mostBets } from '../../bet-source';

const noon = (day: number) => new Date(2025, 10, day, 12).toISOString();
const list = [
  aBet({ id: 'won', game: 'Dice', amount: '0.01', multiplier: '1.98', payout: '0.0198', createdAt: noon(20) }),
  aBet({
    id: 'cut',
    game: 'Plinko',
    amount: '0.00032258',
    multiplier: '1.1',
    payout: '0.00035483',
    createdAt: noon(19),
  }),
  aBet({ id: 'lost', game: 'Keno', amount: '0.000000000000000001', multiplier: '0', payout: '0', createdAt: noon(18) }),
  aBet({ id: 'sol', game: 'Dice', amount: '1', multiplier: '0', payout: '0', currency: 'sol', createdAt: noon(17) }),
];

/** Each test has its own player, since the store outlives a page. */
let players = 0;
function open(
  replies: Parameters<typeof stubProvider>[0] = { bets: { bets: list, total: list.length } },
  route = '/bets',
) {
  const provider = stubProvider(replies);
  const page = renderWithPage(<Bets />, {
    session: aSession({ user: { id: `panel-${players++}` } }),
    route,
    hasBrowserUrl: true,
    siteConfig: { providerExtensions: ['bets'] },
  });
  return { ...page, provider };
}
async function openPanel(...args: Parameters<typeof open>) {
  const page = open(...args);
  await page.user.click(await screen.findByRole('button', { name: /^Filters and export/ }));
  await screen.findByRole('button', { name: 'Export CSV' });
  return page;
}
const totals = () =>
  within(screen.getByRole('list', { name: 'Totals' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const shown = () => screen.getAllByRole('link').map(({ textContent }) => textContent?.replace(/^.* bet /, ''));

test('sums the listed bets exactly and by currency', async () => {
  await openPanel();
  await waitFor(() => expect(shown()).toHaveLength(4));
  expect(totals()).toEqual([
    'BTC3 betsStaked 0.010322580000000001Returned 0.02015483Net +0.009832249999999999',
    'SOL1 betStaked 1Returned 0Net −1',
  ]);
  expect(screen.getByText('Sums of all 4 bets listed.')).toBeVisible();
});

test('filters by game, currency and outcome in the address, and resets them', async () => {
  const { user, currentRoute } = await openPanel();
  const pick = async (field: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: field }));
    await user.click(screen.getByRole('option', { name: option }));
  };
  await pick('Game', 'Dice');
  await waitFor(() => expect(shown()).toEqual(['won', 'sol']));
  await pick('Currency', 'SOL');
  await waitFor(() => expect(shown()).toEqual(['sol']));
  await pick('Outcome', 'Lost');
  expect(currentRoute()).toBe('/bets?game=Dice&currency=SOL&outcome=loss');
  expect(totals()).toEqual(['SOL1 betStaked 1Returned 0Net −1']);
  await pick('Outcome', 'Won');
  expect(await screen.findByText('Try adjusting your filters or search query.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset these filters' }));
  await waitFor(() => expect(shown()).toHaveLength(4));
  expect(currentRoute()).toBe('/bets');
});

test('is open if the address has one of its filters, and loads the bets that it needs', async () => {
  const page = ({ search }: { search: URLSearchParams }) => ({
    bets: search.has('before')
      ? list
      : Array.from({ length: 100 }, (_, id) => aBet({ id: `new-${id}`, game: 'Mines' })),
    total: 104,
  });
  open({ bets: page }, '/bets?game=Keno');
  expect(await screen.findByText('Showing 1 to 1 of 1 bets')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Game' })).toHaveTextContent('Keno');
});

test('disables the export and says so while older bets are missing', async () => {
  const page = ({ search }: { search: URLSearchParams }) =>
    search.has('before') ? errorReply(400) : { bets: list, total: 104 };
  await openPanel({ bets: page });
  expect(await screen.findByText('Some of your bets could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  expect(screen.getByText('Sums of the first 4 bets found: older ones are not loaded yet.')).toBeVisible();
});

test('exports the filtered bets with their net payouts', async () => {
  const files = catchDownloads();
  const events = recordEvents();
  const { user } = open(undefined, '/bets?outcome=win');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('tessera-bets-marcella-2025-11-19-to-2025-11-20.csv');
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const hasComma = navigator.language === 'de-DE';
  const lines = [
    ['ID', 'Game', 'Bet Amount', 'Multiplier', `Date (${zone})`, 'Payout', 'Currency'],
    ['won', 'Dice', '0.01', '1.98', '2025-11-20 12:00:00', '0.0098', 'BTC'],
    ['cut', 'Plinko', '0.00032258', '1.1', '2025-11-19 12:00:00', '0.00003225', 'BTC'],
  ].map((cells) => cells.map((cell) => `"${hasComma ? cell.replace('.', ',') : cell}"`));
  const written = await files[0]?.blob.text();
  expect(written).toBe(lines.map((cells) => `${cells.join(hasComma ? ';' : ',')}\r\n`).join(''));
  expect(events.at(-1)).toMatchObject({ payload: { kind: 'success', message: 'Exported 2 bets' } });
});

test('says that a long history is cut, in the list and for the export', async () => {
  const page = ({ search }: { search: URLSearchParams }) => {
    const from = Number(search.get('before')?.slice(4) ?? -1) + 1;
    return { bets: Array.from({ length: 100 }, (_, id) => aBet({ id: `bet-${from + id}` })), total: mostBets + 250 };
  };
  await openPanel({ bets: page });
  const button = screen.getByRole('button', { name: 'Export CSV' });
  await waitFor(() => expect(button).toBeEnabled());
  const cut = 'Only your newest 1,000 bets are listed; older ones are neither found, summed nor exported.';
  expect(button).toHaveAccessibleDescription(cut);
  expect(screen.getAllByText(cut)).toHaveLength(2);
  expect(screen.getByText('Sums of all 1,000 bets listed.')).toBeVisible();
});

test('a provider’s Sports tab lists no casino bets', async () => {
  open(undefined, '/bets?filter=sports');
  expect(await screen.findByText('No sports bets')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
