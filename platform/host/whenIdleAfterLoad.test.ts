/** @jest-environment-options {"page": true} */
import { whenIdleAfterLoad } from './whenIdleAfterLoad';

const setReadyState = (state: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value: state, configurable: true });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  setReadyState('complete');
  jest.useRealTimers();
});

test('waits for the page to load, and then for an idle browser', () => {
  setReadyState('interactive');
  const work = jest.fn();
  whenIdleAfterLoad(work);
  jest.advanceTimersByTime(3_000);
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(20_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('continues when a hanging file delays the load', () => {
  setReadyState('interactive');
  const work = jest.fn();
  whenIdleAfterLoad(work);
  jest.advanceTimersByTime(6_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test.each(['interactive', 'complete'] as const)('does not run the work once undone, with the document %s', (state) => {
  setReadyState(state);
  const work = jest.fn();
  whenIdleAfterLoad(work)();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(20_000);
  expect(work).not.toHaveBeenCalled();
});
