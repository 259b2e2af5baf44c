/** @jest-environment-options {"page": true} */
import { ruleSettings } from '@tessera/shared-contracts/rules/schema';
import { diceParts } from '../dice/parts';
import { diceRules } from '../dice/rules';
import { betPanel } from './betPanel';
import { hold } from './hold';
import { createPace } from './pageRules';
import type { Round } from './play';
import { createPlayer } from './player';
import type { Table } from './table';

const limits = { minStake: '0.00000015', maxStake: '1.5', largestPayout: '15' };
const table: Table = {
  stake: '0.1',
  currency: 'BTC',
  stakeBalances: [{ currency: 'BTC', amount: '2.5', usdRate: '65000', limits }],
};
const round = { stake: '0.1', payout: '0' } as Round;
const draw = (rules: keyof typeof ruleSettings) => {
  document.body.innerHTML = `<main id="game" data-rules="${rules}">${betPanel(diceParts, ruleSettings[rules]).text}<p id="outcome"></p></main>`;
};
const settle = () => jest.advanceTimersByTimeAsync(60_000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('nothing is staked while the site holds the game; auto play goes on afterwards', async () => {
  draw('open');
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  const play = jest.fn(async () => ({ round, balance: '2' }));
  const nothing = () => undefined;
  const stage = { readBet: () => ({ direction: 'over' as const, target: 5_000 }), showRound: nothing, play };
  const view = { say: nothing, fail: nothing, began: nothing, note: nothing, refused: nothing, redraw: nothing };
  const player = createPlayer(diceRules, stage, {
    ...view,
    readTable: () => table,
    setStake: nothing,
    settle: nothing,
  });
  hold.set(true);
  player.press(true);
  await settle();
  expect(play).not.toHaveBeenCalled();
  hold.set(false);
  await settle();
  expect(play.mock.calls.length).toBeGreaterThan(10);
  hold.set(true);
  await settle();
  const count = play.mock.calls.length;
  await settle();
  expect(play).toHaveBeenCalledTimes(count);
  player.press(true);
  hold.set(false);
  await settle();
  expect(play).toHaveBeenCalledTimes(count);
});

test('under the rules of a place the next round waits', () => {
  draw('uk');
  const ended = jest.fn();
  const pace = createPace(ended);
  expect(pace.isWaiting).toBe(false);
  pace.count();
  jest.advanceTimersByTime(4_999);
  expect([pace.isWaiting, ended.mock.calls.length]).toEqual([true, 0]);
  jest.advanceTimersByTime(1);
  expect([pace.isWaiting, ended.mock.calls.length]).toEqual([false, 1]);
});
