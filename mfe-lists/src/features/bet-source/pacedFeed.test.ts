import { aBet } from '@tessera/shared-contracts/testing';
import { emptyFeed, msUntilShown, receive, showWaiting } from './pacedFeed';

const bets = (...ids: readonly string[]) => ids.map((id) => aBet({ id }));
const idsOf = (feed: { readonly bets: readonly { id: string }[] | undefined }) => feed.bets?.map(({ id }) => id);

test('the first bets fill the table at once', () => {
  const feed = receive(emptyFeed, bets('6', '5', '4', '3', '2', '1'), 1000);
  expect(idsOf(feed)).toEqual(['6', '5', '4', '3', '2']);
  expect(feed.arrivedId).toBeUndefined();
});

test('later bets are shown every five seconds, and the newest replaces a waiting one', () => {
  let feed = receive(emptyFeed, bets('2', '1'), 1000);
  feed = receive(feed, bets('3'), 2000);
  feed = receive(feed, bets('5', '4'), 3000);
  expect(idsOf(feed)).toEqual(['2', '1']);
  expect(msUntilShown(feed, 3000)).toBe(3000);
  feed = showWaiting(feed, 6000);
  expect(idsOf(feed)).toEqual(['5', '2', '1']);
  expect(feed).toMatchObject({ arrivedId: '5', waiting: undefined, changedAtMs: 6000 });
});

test.each([
  ['at once after a long pause', 60_000, 0],
  ['after five seconds if it follows another', 1000, 5000],
  ['no later than that, whatever the clock does', -90_000, 5000],
])('a bet is shown %s', (_, nowMs, wait) => {
  expect(msUntilShown(receive(emptyFeed, bets('1'), 1000), nowMs)).toBe(wait);
});

test.each([
  ['nothing', []],
  ['a bet that is already shown', ['2']],
])('%s changes nothing', (_, ids) => {
  const feed = receive(emptyFeed, bets('2', '1'), 1000);
  expect(receive(feed, bets(...ids), 2000)).toBe(feed);
  expect(showWaiting(feed, 2000)).toBe(feed);
});

test('an empty table is filled by the first bets that arrive', () => {
  expect(idsOf(receive(receive(emptyFeed, [], 0), bets('1'), 1))).toEqual(['1']);
});

test('a player who has hidden since is hidden in the rows that are received again', () => {
  const feed = receive(emptyFeed, bets('2', '1'), 1000);
  const again = receive(feed, [aBet({ id: '3' }), aBet({ id: '1', player: null })], 2000);
  expect(again.bets?.map(({ player }) => player)).toEqual([aBet().player, null]);
  expect(again.waiting?.id).toBe('3');
});
