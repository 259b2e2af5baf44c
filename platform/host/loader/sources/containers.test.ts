/** @jest-environment-options {"page": true} */
import type { RegisteredRelease } from '../../../protocol';
import { aRegisteredRelease } from '../../../testing';
import { shareScope } from '../shared/provided';
import { pageContainers } from './containers';
import { entryTimeoutMs } from './moduleSource';

let count = 0;
const aRelease = () => aRegisteredRelease({ container: `tessera_wallet_${++count}`, entry: `entry${count}.js` });
const urlOf = ({ entry, baseUrl }: RegisteredRelease) => baseUrl + entry;
const load = (release: RegisteredRelease) => pageContainers.load(release, 'WalletDialog', urlOf(release));

/** Sets the global of a release as its entry script does. */
function arrive({ container }: RegisteredRelease) {
  const made = {
    init: jest.fn(),
    get: jest.fn((module: string) => Promise.resolve(() => `${module} of ${container}`)),
  };
  Object.assign(globalThis, { [container]: made });
  return made;
}

/** A script that the page requests itself. */
function pageScript(release: RegisteredRelease): HTMLScriptElement {
  const script = document.createElement('script');
  // jsdom runs no scripts and fires no events of them by itself.
  script.src = urlOf(release);
  document.head.append(script);
  return script;
}

beforeEach(() => document.head.replaceChildren());

test('uses a container that is on the page directly, with the packages that the host provides', async () => {
  const release = aRelease();
  const { init, get } = arrive(release);
  await expect(load(release)).resolves.toBe(`./WalletDialog of ${release.container}`);
  expect(init).toHaveBeenCalledWith(shareScope);
  expect(get).toHaveBeenCalledWith('./WalletDialog');
});

test('has no module of a container that was not requested', async () => {
  await expect(load(aRelease())).resolves.toBeUndefined();
});

test('waits for a script that the page has requested', async () => {
  const release = aRelease();
  const script = pageScript(release);
  const loaded = load(release);
  arrive(release);
  script.dispatchEvent(new Event('load'));
  await expect(loaded).resolves.toContain('./WalletDialog');
});

test('has no module when the page’s script fails', async () => {
  const release = aRelease();
  const script = pageScript(release);
  const loaded = load(release);
  script.dispatchEvent(new Event('error'));
  await expect(loaded).resolves.toBeUndefined();
});

test('gives up on a page’s script that hangs', async () => {
  jest.useFakeTimers();
  try {
    const release = aRelease();
    pageScript(release);
    const loaded = load(release);
    jest.advanceTimersByTime(entryTimeoutMs);
    await expect(loaded).rejects.toThrow('gave no answer');
  } finally {
    jest.useRealTimers();
  }
});
