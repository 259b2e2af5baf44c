/** @jest-environment-options {"page": true} */
import { attributes } from '@tessera/platform/protocol';
import { createProviderBaseQuery, earlyFetchElementId, request } from '@tessera/shared-contracts/api';
import { type CallId, calls } from '@tessera/shared-contracts/api/schema';
import { setFirstSteps } from '@tessera/shared-contracts/session';
import { aSession, installSiteConfig, storeSession } from '@tessera/shared-contracts/testing';
import { pageFamilies } from '../routes/pageFamilies';

// It observes resource loading, which jsdom does not support.
jest.mock('./pageScript', () => ({ watchPageScript: () => undefined }));

const session = aSession({ token: 'secret-token', user: { id: 'a/b c' } });
const ids = [...new Set(pageFamilies.flatMap(({ calls }) => calls))] as CallId[];

let sent: { readonly url: string; readonly init: RequestInit }[];

beforeEach(() => {
  sent = [];
  installSiteConfig({ apiOrigin: 'https://api.example' });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, { signal: _, ...init } = {}) => {
    sent.push({ url: String(url), init });
    return new Response('', { status: 503 });
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  document.getElementById(earlyFetchElementId)?.remove();
  delete document.documentElement.dataset.session;
  delete window.__tesseraPrefetched;
});

/** Runs the head script of a page that was composed with these calls and scripts for players. */
async function runHead(
  callIds: readonly CallId[],
  playerScripts: readonly { readonly href: string; readonly integrity: string }[] = [],
): Promise<void> {
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = earlyFetchElementId;
  const headCalls = callIds.map((id) => {
    const { method, path, hasBearer } = calls[id];
    return { id, method, path, hasBearer };
  });
  data.textContent = JSON.stringify({ playerScripts, calls: headCalls });
  document.head.append(data);
  await jest.isolateModulesAsync(async () => {
    await import('./earlyFetch');
  });
}

const ask = (id: CallId) => {
  const params = calls[id].path.includes('{userId}') ? { params: { userId: session.user.id } } : {};
  const { signal } = new AbortController();
  return createProviderBaseQuery()(request(calls[id], params), { signal } as never, {});
};

test.each(ids)('the head sends %s like every other client of the API', async (id) => {
  storeSession(session);
  await runHead([id]);
  delete window.__tesseraPrefetched;
  await ask(id);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
});

test.each(ids)('the answer to %s is used by the base query, and not requested again', async (id) => {
  storeSession(session);
  await runHead([id]);
  await ask(id);
  expect(sent).toHaveLength(1);
});

test('a visitor’s page requests no player data', async () => {
  storeSession(undefined);
  await runHead(ids);
  expect(sent.map(({ url }) => url)).toEqual(['https://api.example/wallet-service/api/games']);
});

describe('what players’ pages have in common', () => {
  const wallet = { href: 'https://site.test/wallet/entry.js', integrity: 'sha384-a' };
  const walletScripts = () => [...document.scripts].filter(({ src }) => src === wallet.href);
  const runPageScript = () => {
    const script = Object.assign(document.createElement('script'), { defer: true });
    document.head.append(script);
    script.dispatchEvent(new Event('load'));
    script.remove();
  };

  test('is requested once the page’s script has run', async () => {
    storeSession(session);
    await runHead([], [wallet]);
    document.head.append(Object.assign(document.createElement('script'), { async: true }));
    document.scripts[document.scripts.length - 1]?.dispatchEvent(new Event('load'));
    expect(walletScripts()).toEqual([]);
    runPageScript();
    runPageScript();
    expect(walletScripts()).toEqual([expect.objectContaining({ integrity: wallet.integrity, async: true })]);
    for (const script of walletScripts()) script.remove();
  });

  test('is not requested for visitors', async () => {
    storeSession(undefined);
    await runHead([], [wallet]);
    runPageScript();
    expect(walletScripts()).toEqual([]);
  });
});

test('the page has a place for the first steps of the player who sees them', async () => {
  storeSession(session);
  const { firstSteps } = attributes;
  for (const isShown of [true, false]) {
    document.documentElement.removeAttribute(firstSteps);
    setFirstSteps(session.user.id, isShown);
    await runHead([]);
    document.getElementById(earlyFetchElementId)?.remove();
    expect(document.documentElement.hasAttribute(firstSteps)).toBe(isShown);
  }
});

test.each([
  [['notices'], [attributes.notices]],
  [['limits'], [attributes.limits]],
  [['vault'], []],
  [undefined, []],
])('the page of a provider with %j has the places %j', async (providerExtensions, expected) => {
  const places = [attributes.notices, attributes.limits];
  for (const place of places) document.documentElement.removeAttribute(place);
  installSiteConfig(providerExtensions && { providerExtensions });
  await runHead([]);
  expect(places.filter((place) => document.documentElement.hasAttribute(place))).toEqual(expected);
});
