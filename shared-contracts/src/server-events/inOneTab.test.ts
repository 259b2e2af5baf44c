/** @jest-environment-options {"page": true} */
import { onCleanup } from '../testing';
import { inOneTab } from './inOneTab';

/** A fake of Web Locks for the tabs of a test. */
function installLocks(request: (name: string, options: LockOptions) => Promise<unknown>) {
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  onCleanup(() => void Reflect.deleteProperty(navigator, 'locks'));
}

/** Work that runs until it is aborted. */
function aTab(name: string) {
  const controller = new AbortController();
  const log: string[] = [];
  const done = inOneTab(name, controller.signal, async () => {
    log.push('runs');
    await new Promise((resolve) => controller.signal.addEventListener('abort', resolve));
  });
  return { log, leave: () => controller.abort(), done };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['has no locks', () => undefined],
  ['denies them', () => installLocks(() => Promise.reject(new DOMException('Denied.', 'SecurityError')))],
])('runs in every tab of a browser that %s', async (_, prepare) => {
  prepare();
  const tabs = [aTab('a'), aTab('a')];
  await settle();
  expect(tabs.map(({ log }) => log)).toEqual([['runs'], ['runs']]);
  for (const { leave, done } of tabs) {
    leave();
    await done;
  }
});

test('does not run in a tab that was closed before its turn', async () => {
  const neverGranted = (_name: string, { signal }: LockOptions) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  installLocks(neverGranted);
  const waiting = aTab('a');
  await settle();
  waiting.leave();
  await waiting.done;
  expect(waiting.log).toEqual([]);
});
