/** @jest-environment-options {"page": true} */
import { emit } from '@tessera/shared-contracts/events';
import { onCleanup, recordEvents } from '@tessera/shared-contracts/testing';
import { createBalanceNotifier } from './balanceNotifier';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function start(onOther: () => void = () => undefined) {
  const news = createBalanceNotifier(onOther);
  onCleanup(news.stop);
  return news;
}
const currencies = (events: ReturnType<typeof recordEvents>) =>
  events.map((event) => (event.name === 'balance-changed' ? event.payload.currency : event.name));

test('reports the first change at once and the changes of the next second together', () => {
  const events = recordEvents();
  const news = start();
  news.notify('BTC');
  news.notify('BTC');
  news.notify('BTC');
  expect(currencies(events)).toEqual(['BTC']);
  jest.advanceTimersByTime(1000);
  expect(currencies(events)).toEqual(['BTC', 'BTC']);
  jest.advanceTimersByTime(5000);
  expect(currencies(events)).toEqual(['BTC', 'BTC']);
});

test('reports changes of several currencies as one without a currency', () => {
  const events = recordEvents();
  const news = start();
  news.notify('BTC');
  news.notify('ETH');
  news.notify('SOL');
  jest.advanceTimersByTime(1000);
  expect(currencies(events)).toEqual(['BTC', undefined]);
});

test('reports nothing after it is stopped', () => {
  const events = recordEvents();
  const news = start();
  news.notify('BTC');
  news.notify('BTC');
  news.stop();
  jest.advanceTimersByTime(5000);
  expect(currencies(events)).toEqual(['BTC']);
});

test('receives changes from elsewhere until it is stopped', () => {
  const onOther = jest.fn();
  const news = start(onOther);
  news.notify('BTC');
  expect(onOther).not.toHaveBeenCalled();
  emit('balance-changed', { reason: 'deposit' });
  // Another tab's game: relayed with the same reason.
  emit('balance-changed', { reason: 'game', currency: 'BTC' });
  expect(onOther).toHaveBeenCalledTimes(2);
  news.stop();
  emit('balance-changed', { reason: 'deposit' });
  expect(onOther).toHaveBeenCalledTimes(2);
});
