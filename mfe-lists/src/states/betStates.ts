import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { announcing, answered, failed, readFailures, sends, statesOf, unanswered } from '@tessera/workbench/state';
import { aBet, betRows, bets, ofSample, olderBets } from './sampleBets';

const state = statesOf('BetsPage');
const sample = statesOf('BetsPage', ofSample);
const many = bets(betRows(100));
const older = bets(betRows(100), 300);
const cut = 'Only your newest 1,000 bets are listed; older ones are neither found, summed nor exported.';
const opening = { press: 'Filters and export' };
const longTexts = [
  { game: 'A game whose name is longer than any table has room for', amount: '123456789012345678901234567890' },
  { game: '<b>Dice</b>', currency: 'a_currency_of_many_letters', payout: '0.000000000000000001' },
  { id: 'x'.repeat(120), multiplier: '1000000.12', createdAt: 'soon' },
].map((fields, number) => ({ ...aBet(number), ...fields }));

/** States of the bets page. */
export const betStates = [
  sample('loaded', 'Sample data, after its delay', ['Sample data', 'Showing 1 to 20 of 346 bets']),
  sample('sports', 'The Sports tab', ['Sports', 'Sample data', 'Showing 1 to 20 of 346 bets'], {
    search: '?filter=sports',
  }),
  sample('last-page', 'The last page', ['Showing 341 to 346 of 346 bets', 'Date'], { search: '?page=18' }),
  sample(
    'nothing-found',
    'A search that finds nothing',
    ['No bets found', 'Try another bet ID or game.', 'Show all bets'],
    { search: '?search=nothing' },
  ),

  state('in-kathmandu', 'Times of a player in Kathmandu', ['Nov 21, 2025 · 00:27', 'Nov 21, 2025 · 00:25'], {
    zone: 'Asia/Kathmandu',
    faults: [bets(betRows(2))],
  }),
  state('real', 'The provider’s bets', ['Casino', 'Showing 1 to 20 of 100 bets', `Copy bet ID ${aBet(0).id}`], {
    faults: [many],
    does: {
      rows: ['Dice', 'Limbo', 'Keno', 'Mines', 'Plinko'],
      money: { '+0.00245000 BTC': 'gain', '−0.00250000 BTC': 'loss' },
    },
  }),
  state('extended', 'Two pages after Load More', ['Showing 1 to 40 of 100 bets', 'Load More'], {
    faults: [many],
    steps: [{ press: 'Load More' }, { see: 'Showing 1 to 40 of 100 bets' }],
    does: { announced: ['Showing 1 to 40 of 100 bets'], back: 'Showing 1 to 20 of 100 bets' },
  }),
  state('searched', 'A search for a game', ['Search bets', 'Showing 1 to 20 of 20 bets', 'Clear search'], {
    faults: [many],
    steps: [{ fill: 'Search bets', text: 'keno' }, { see: 'Showing 1 to 20 of 20 bets' }],
    does: { rows: ['Keno', 'Keno'], back: 'Showing 1 to 20 of 100 bets' },
  }),
  state('shown-all', 'All bets after a search that found nothing', ['Showing 1 to 20 of 100 bets', 'Load More'], {
    search: '?search=nothing',
    faults: [many],
    steps: [{ press: 'Show all bets' }],
    does: { rows: ['Dice', 'Limbo', 'Keno'] },
  }),
  state('long-texts', 'Games, currencies and amounts of any length', ['Showing 1 to 3 of 3 bets', '<b>Dice</b>'], {
    faults: [bets(longTexts)],
    does: { rows: ['A game whose name is longer', '<b>Dice</b>', 'Keno'] },
  }),
  state('sports-real', 'The Sports tab of a provider without sports', ['No sports bets', 'Casino'], {
    search: '?filter=sports',
    faults: [many],
  }),
  state('filtered', 'Won bets on one game', ['Filters and export 2 set', 'Showing 1 to 20 of 20 bets', 'Outcome'], {
    search: '?game=Keno&outcome=win',
    faults: [many],
    does: { rows: ['Keno', 'Keno'], money: { '+0.03375000 BTC': 'gain' } },
  }),
  state(
    'filtered-out',
    'Filters that match nothing',
    ['No bets found', 'Try adjusting your filters or search query.'],
    {
      search: '?game=Keno&outcome=loss',
      faults: [many],
    },
  ),
  state(
    'panel',
    'Filters, totals and export',
    ['Sums of all 100 bets listed.', '100 bets', 'Staked', 'Returned', 'Net', 'Export CSV', 'Game', 'Currency'],
    { faults: [many], steps: [opening] },
  ),
  state('panel-cut', 'Totals of the newest bets', [cut, 'Sums of all 1,000 bets listed.', 'From', 'To'], {
    faults: [bets(betRows(100), 1234)],
    steps: [opening],
  }),
  state(
    'panel-incomplete',
    'Totals and export while older bets are missing',
    [
      'Sums of the first 20 bets found: older ones are not loaded yet.',
      'The export needs all bets, and older ones are not loaded yet.',
    ],
    { search: '?game=Keno', faults: [failed(olderBets), older] },
  ),
  announcing(state)('exported', 'The bets were exported', ['Exported 100 bets', 'Reset these filters'], {
    search: '?since=2025-01-01',
    faults: [many],
    steps: [{ press: 'Export CSV' }],
  }),
  state('cut', 'More bets than are listed', [cut, 'Showing 1 to 20 of 1000 bets'], {
    faults: [bets(betRows(100), 1234)],
  }),
  state('continued', 'Older bets are loaded, one page of them', ['Showing 101 to 120 of 300 bets'], {
    search: '?page=6',
    faults: [answered(olderBets, { bets: betRows(200).slice(100), total: 300 }), older],
    does: sends(extensionCalls.bets, extensionCalls.bets),
  }),
  state('incomplete', 'Older bets failed to load', ['Some of your bets could not be loaded.', 'Try again'], {
    search: '?page=6',
    faults: [failed(olderBets), older],
  }),
  state('searching', 'A search waits for older bets', ['Loading bets', 'Clear search'], {
    search: '?search=keno',
    faults: [unanswered(olderBets), older],
  }),
  state('unreadable', 'Two rows of another shape', ['2 bets could not be read.', 'Showing 1 to 5 of 5 bets'], {
    faults: [bets([{}, ...betRows(5), 'x'])],
    does: { rows: ['Dice', 'Limbo', 'Keno'] },
  }),
  state('all-unreadable', 'No row can be read', ['1 bet could not be read.'], [bets([{}])]),

  state('empty', 'A player without bets', ['No bets found', 'Bets that you place on games are listed here.'], {
    faults: [bets([])],
  }),
  state('loading', 'The provider takes its time', ['Loading bets'], [unanswered(extensionCalls.bets)]),
  state('retried', 'Try again succeeded', ['Showing 1 to 20 of 100 bets', 'Next'], {
    faults: [failed(extensionCalls.bets)],
    steps: [{ see: 'Try again' }, { faults: [many] }, { press: 'Try again' }],
    does: sends(extensionCalls.bets),
  }),
  ...readFailures(announcing(state), extensionCalls.bets, { title: 'Failed to load bets' }),
  state(
    'expired',
    'The session has expired',
    ['Your session has expired. Please log in again.', 'Log in to see your bets'],
    { session: 'expired' },
  ),
  state(
    'signed-out',
    'A visitor',
    ['Log in to see your bets', 'Every bet you place is listed here with its multiplier and payout.', 'Log in'],
    { session: 'signed-out' },
  ),
];
