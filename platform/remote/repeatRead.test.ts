/** @jest-environment-options {"page": true} */
import type { Problem } from '@tessera/shared-contracts/api';
import { onCleanup } from '@tessera/shared-contracts/testing';
import { repeatRead } from './repeatRead';

const message = 'It failed.';
const unreachable: Problem = { kind: 'unreachable', message };

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** A read whose every attempt ends at once with the error that is set. */
function setUp(error?: unknown) {
  const provider = { error };
  let sent = 0;
  const read = repeatRead(() => {
    sent += 1;
    read.settle(provider.error);
  });
  onCleanup(read.stop);
  read.settle(error);
  return { read, provider, sent: () => sent, pass: (seconds: number) => jest.advanceTimersByTime(seconds * 1_000) };
}

function setVisible(isVisible: boolean) {
  Object.defineProperty(document, 'visibilityState', { value: isVisible ? 'visible' : 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('pauses grow up to a minute, and end with a success', () => {
  const { provider, sent, pass } = setUp(unreachable);
  for (const [index, seconds] of [4, 8, 16, 32, 60, 60].entries()) {
    pass(seconds - 0.001);
    expect(sent()).toBe(index);
    pass(0.001);
    expect(sent()).toBe(index + 1);
  }
  provider.error = undefined;
  pass(600);
  expect(sent()).toBe(7);
});

test('up to half of a pause is jitter', () => {
  jest.spyOn(Math, 'random').mockReturnValue(1);
  const { sent, pass } = setUp(unreachable);
  pass(2);
  expect(sent()).toBe(1);
});

const rows: readonly (readonly [Problem, firstSeconds: number | undefined])[] = [
  [unreachable, 4],
  [{ kind: 'server-failed', message, status: 503 }, 4],
  [{ kind: 'server-failed', message, status: 503, retryAfterMs: 30_000 }, 34],
  [{ kind: 'refused', message, status: 429 }, 4],
  [{ kind: 'refused', message, status: 429, retryAfterMs: 120_000 }, 124],
  [{ kind: 'refused', message, status: 408 }, 4],
  [{ kind: 'timed-out', message }, 16],
  [{ kind: 'malformed', message, status: 200, issues: [] }, 16],
  [{ kind: 'refused', message, status: 403 }, undefined],
  [{ kind: 'refused', message, status: 404 }, undefined],
  [{ kind: 'session-expired', message, status: 401 }, undefined],
  [{ kind: 'signed-out', message }, undefined],
  [{ kind: 'aborted', message }, undefined],
];

test.each(rows)('%j is repeated after %s s', (problem, seconds) => {
  const { sent, pass } = setUp(problem);
  pass((seconds ?? 3_600) - 0.001);
  expect(sent()).toBe(0);
  pass(0.001);
  expect(sent()).toBe(seconds === undefined ? 0 : 1);
});

test.each([
  ['online', () => window.dispatchEvent(new Event('online'))],
  ['visible', () => setVisible(true)],
])('a failed read is repeated when the page becomes %s, another is not', (_, comeBack) => {
  const { provider, sent } = setUp(unreachable);
  comeBack();
  comeBack();
  expect(sent()).toBe(2);
  provider.error = undefined;
  comeBack();
  comeBack();
  expect(sent()).toBe(3);
});

test('a hidden page waits until it is visible', () => {
  onCleanup(() => setVisible(true));
  const { sent, pass } = setUp(unreachable);
  setVisible(false);
  pass(3_600);
  window.dispatchEvent(new Event('online'));
  expect(sent()).toBe(0);
  setVisible(true);
  expect(sent()).toBe(1);
});

test('Retry-After is also respected when the page becomes visible', () => {
  const { sent } = setUp({ kind: 'refused', message, status: 429, retryAfterMs: 60_000 });
  setVisible(true);
  expect(sent()).toBe(0);
});

test('nothing is sent after it is stopped', () => {
  const { read, sent, pass } = setUp(unreachable);
  read.stop();
  pass(3_600);
  setVisible(true);
  expect(sent()).toBe(0);
});
