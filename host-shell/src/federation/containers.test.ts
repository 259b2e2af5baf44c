import type { RegisteredRelease } from '@tessera/shared-contracts/remotes';
import { aRegisteredRelease } from '@tessera/shared-contracts/testing';
import { loadFromRelease, renewRelease } from './containers';
import { entryTimeoutMs } from './entryTimeout';
import { loadByRuntime } from './runtime';
import { shareScope } from './shared/provided';

jest.mock('./runtime', () => ({ loadByRuntime: jest.fn() }));
const byRuntime = jest.mocked(loadByRuntime);

let count = 0;
const aRelease = () => aRegisteredRelease({ container: `tessera_wallet_${++count}`, entry: `entry${count}.js` });
const urlOf = ({ entry, baseUrl }: RegisteredRelease) => baseUrl + entry;

/** Leaves on the page what an entry script leaves. */
function arrive({ container }: RegisteredRelease) {
  const made = {
    init: jest.fn(),
    get: jest.fn((module: string) => Promise.resolve(() => `${module} of ${container}`)),
  };
  Object.assign(globalThis, { [container]: made });
  return made;
}

/** A script that the page asks for itself. */
function pageScript(release: RegisteredRelease): HTMLScriptElement {
  const script = document.createElement('script');
  // jsdom runs no scripts and fires no events of them by itself.
  script.src = urlOf(release);
  document.head.append(script);
  return script;
}

beforeEach(() => {
  byRuntime.mockReset().mockResolvedValue('by the runtime');
  document.head.replaceChildren();
});

test('asks a container that is on the page directly, with the packages that the host provides', async () => {
  const release = aRelease();
  const { init, get } = arrive(release);
  await expect(loadFromRelease(release, 'WalletDialog')).resolves.toBe(`./WalletDialog of ${release.container}`);
  expect(init).toHaveBeenCalledWith(shareScope);
  expect(get).toHaveBeenCalledWith('./WalletDialog');
  expect(byRuntime).not.toHaveBeenCalled();
});

test('leaves a container that nobody has asked for to the federation runtime', async () => {
  const release = aRelease();
  await expect(loadFromRelease(release, 'WalletDialog')).resolves.toBe('by the runtime');
  expect(byRuntime).toHaveBeenCalledWith(release, urlOf(release), 'WalletDialog');
});

test('waits for a script that the page has asked for', async () => {
  const release = aRelease();
  const script = pageScript(release);
  const loaded = loadFromRelease(release, 'WalletDialog');
  arrive(release);
  script.dispatchEvent(new Event('load'));
  await expect(loaded).resolves.toContain('./WalletDialog');
  expect(byRuntime).not.toHaveBeenCalled();
});

test('goes on with the runtime when the page’s script fails', async () => {
  const release = aRelease();
  const script = pageScript(release);
  const loaded = loadFromRelease(release, 'WalletDialog');
  script.dispatchEvent(new Event('error'));
  await expect(loaded).resolves.toBe('by the runtime');
});

test('gives a page’s script up that hangs, and asks under another address the next time', async () => {
  jest.useFakeTimers();
  try {
    const release = aRelease();
    pageScript(release);
    const loaded = loadFromRelease(release, 'WalletDialog');
    jest.advanceTimersByTime(entryTimeoutMs);
    await expect(loaded).rejects.toThrow('gave no answer');
    renewRelease(release);
    await expect(loadFromRelease(release, 'WalletDialog')).resolves.toBe('by the runtime');
    expect(byRuntime).toHaveBeenCalledWith(release, `${urlOf(release)}?attempt=1`, 'WalletDialog');
  } finally {
    jest.useRealTimers();
  }
});

test('begins nothing anew once the container is there', async () => {
  const release = aRelease();
  arrive(release);
  renewRelease(release);
  Reflect.deleteProperty(globalThis, release.container);
  await loadFromRelease(release, 'WalletDialog');
  expect(byRuntime).toHaveBeenCalledWith(release, urlOf(release), 'WalletDialog');
});
