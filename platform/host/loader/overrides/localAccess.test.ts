/** @jest-environment-options {"page": true} */
import { localAccess, timeoutAfterAnswer } from './localAccess';

const accessIn = (state: PermissionState) => Object.assign(new EventTarget(), { state }) as unknown as PermissionStatus;

/** A browser that knows the permissions of these names. */
function browserWith(...names: readonly string[]): void {
  const query = ({ name }: { readonly name: string }) =>
    names.includes(name)
      ? Promise.resolve(Object.assign(accessIn('prompt'), { name }))
      : Promise.reject(new TypeError(`${name} is unknown`));
  Object.defineProperty(navigator, 'permissions', { value: { query }, configurable: true });
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'permissions');
});

const newest = ['loopback-network', 'local-network'];

test.each([
  ['site.example', 'localhost', 'loopback-network'],
  ['site.example', '127.0.0.1', 'loopback-network'],
  ['site.example', '[::1]', 'loopback-network'],
  ['192.168.1.5', 'localhost', 'loopback-network'],
  ['site.example', '192.168.1.5', 'local-network'],
  ['site.example', '172.16.0.1', 'local-network'],
  ['site.example', 'box.local', 'local-network'],
  ['site.example', 'cdn.example', undefined],
  ['site.example', '172.32.0.1', undefined],
  ['site.example', 'localhost.example', undefined],
  ['localhost', 'localhost', undefined],
  ['localhost', '192.168.1.5', undefined],
  ['app.localhost', '127.0.0.1', undefined],
])('from %s to %s a page needs %s', async (from, to, name) => {
  browserWith(...newest);
  expect((await localAccess(from, to))?.name).toBe(name);
});

test('asks for the permission by the name that the browser knows', async () => {
  browserWith('local-network-access');
  expect((await localAccess('site.example', 'localhost'))?.name).toBe('local-network-access');
});

test('needs none in browsers without such a permission', async () => {
  browserWith();
  expect(await localAccess('site.example', 'localhost')).toBeUndefined();
  Reflect.deleteProperty(navigator, 'permissions');
  expect(await localAccess('site.example', 'localhost')).toBeUndefined();
});

test('the time for an answer begins once the person has decided', async () => {
  jest.useFakeTimers();
  const access = accessIn('prompt');
  const signal = timeoutAfterAnswer(5_000, access);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(signal.aborted).toBe(false);
  access.dispatchEvent(new Event('change'));
  await jest.advanceTimersByTimeAsync(4_999);
  expect(signal.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(signal.aborted).toBe(true);
});
