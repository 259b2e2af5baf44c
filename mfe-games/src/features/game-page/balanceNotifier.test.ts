import { recordEvents } from '@tessera/shared-contracts/testing';
import { createBalanceNotifier } from './balanceNotifier';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const currencies = (events: ReturnType<typeof recordEvents>) =>
  events.map((event) => (event.name === 'balance-changed' ? event.payload.currency : event.name));

test('tells the first change at once and those of the next second together', () => {
  const events = recordEvents();
  const news = createBalanceNotifier();
  news.tell('BTC');
  news.tell('BTC');
  news.tell('BTC');
  expect(currencies(events)).toEqual(['BTC']);
  jest.advanceTimersByTime(1000);
  expect(currencies(events)).toEqual(['BTC', 'BTC']);
  jest.advanceTimersByTime(5000);
  expect(currencies(events)).toEqual(['BTC', 'BTC']);
});

test('tells changes of several currencies as a change of any', () => {
  const events = recordEvents();
  const news = createBalanceNotifier();
  news.tell('BTC');
  news.tell('ETH');
  news.tell('SOL');
  jest.advanceTimersByTime(1000);
  expect(currencies(events)).toEqual(['BTC', undefined]);
});

test('tells nothing late once stopped', () => {
  const events = recordEvents();
  const news = createBalanceNotifier();
  news.tell('BTC');
  news.tell('BTC');
  news.stop();
  jest.advanceTimersByTime(5000);
  expect(currencies(events)).toEqual(['BTC']);
});
