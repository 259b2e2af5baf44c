import { callTimeoutMs, parseJson, stringifyJson } from '@tessera/shared-contracts/api';
import type { Bet } from '@tessera/shared-contracts/extensions';
import {
  aBet,
  aSession,
  hostileAnswers,
  onCleanup,
  type PageOptions,
  rawAnswer,
  renderWithPage,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import LiveBets from '../../expose/LiveBets';

/** Fake of `EventSource`, which jsdom lacks; tests send events as the provider would. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly open: FakeEventSource[] = [];
  readyState = 1;

  constructor(readonly url: string) {
    super();
    FakeEventSource.open.push(this);
  }
  close() {
    this.readyState = FakeEventSource.CLOSED;
    FakeEventSource.open.splice(FakeEventSource.open.indexOf(this), 1);
  }
}

const connections = FakeEventSource.open;
const send = (data: string) => act(() => void connections[0]?.dispatchEvent(new MessageEvent('bets', { data })));
const sendBets = (...bets: readonly Bet[]) => send(stringifyJson({ bets }));
/** Sends the newest bets at the next poll. */
const sendNext = (...bets: readonly Bet[]) => {
  pass(5000);
  sendBets(...bets);
};
const lose = () => act(() => void connections[0]?.dispatchEvent(new Event('error')));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const games = () => screen.queryAllByRole('link').map(({ textContent }) => textContent?.split(' bet ')[0]);
function hideTab(isHidden: boolean) {
  Object.defineProperty(document, 'visibilityState', { value: isHidden ? 'hidden' : 'visible', configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2025-11-20T12:41:08') });
  Object.assign(globalThis, { EventSource: FakeEventSource });
  onCleanup(() => {
    connections.length = 0;
    Reflect.deleteProperty(globalThis, 'EventSource');
  });
});
afterEach(() => void jest.useRealTimers());

const open = (options: PageOptions = {}) =>
  renderWithPage(<LiveBets />, {
    siteConfig: { providerExtensions: ['bets', 'events'] },
    userOptions: { advanceTimers: (ms) => jest.advanceTimersByTime(ms), delay: null },
    ...options,
  });

test('shows real bets of all players at once, without the sample-data label', () => {
  open();
  expect(connections.map(({ url }) => url)).toEqual([
    'https://api.tessera.example/wallet-service/api/live-bets/events',
  ]);
  sendBets(
    aBet({ game: 'Dice', player: 'm•••a', multiplier: '1.98', amount: '0.01', payout: '0.0198' }),
    aBet({ game: 'Keno', player: null, multiplier: '0', amount: '0.01', payout: '0' }),
  );
  expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
  const [first, second] = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(first).toHaveTextContent(/m•••a.*1\.98×\+0\.00980000BTC$/);
  expect(second).toHaveTextContent(/Hidden.*0\.00×−0\.01000000BTC$/);
});

test('polls the newest every five seconds, without holding a connection', () => {
  open();
  sendBets(aBet({ game: 'A' }));
  expect(connections).toHaveLength(0);
  pass(4999);
  expect(connections).toHaveLength(0);
  pass(1);
  sendBets(aBet({ game: 'C' }), aBet({ game: 'B' }), aBet({ game: 'A' }));
  expect(games()).toEqual(['C', 'B', 'A']);
  expect(connections).toHaveLength(0);
});

test('a player who became private is hidden', () => {
  open();
  sendBets(aBet({ id: '1', player: 'm•••a' }));
  sendNext(aBet({ id: '1', player: null }));
  expect(screen.queryByText('m•••a')).not.toBeInTheDocument();
});

test('does not poll while it is paused, its page is hidden, or My Bets is shown', async () => {
  const { user } = open();
  expect(connections).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Pause live bets' }));
  expect(connections).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Resume live bets' }));
  expect(connections).toHaveLength(1);
  sendBets(aBet());
  hideTab(true);
  pass(20_000);
  expect(connections).toHaveLength(0);
  hideTab(false);
  expect(connections).toHaveLength(1);
  await user.click(screen.getByRole('tab', { name: 'My Bets' }));
  expect(connections).toHaveLength(0);
});

test('shows a failed connection, retries automatically and on demand', async () => {
  const { user } = open();
  lose();
  expect(screen.getByText('Live bets are not available right now')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  lose();
  pass(1_999);
  expect(connections).toHaveLength(0);
  pass(2_001);
  lose();
  expect(connections).toHaveLength(0);
  act(() => void window.dispatchEvent(new Event('online')));
  sendBets(aBet({ game: 'A' }));
  expect(games()).toEqual(['A']);
});

test('closes a connection that stays silent', () => {
  open();
  pass(callTimeoutMs);
  expect(screen.getByText('Live bets are not available right now')).toBeVisible();
  expect(connections).toHaveLength(0);
});

test('shows the newest bets when it is resumed', async () => {
  const { user } = open();
  sendBets(aBet({ game: 'B' }), aBet({ game: 'A' }));
  await user.click(screen.getByRole('button', { name: 'Pause live bets' }));
  pass(600_000);
  await user.click(screen.getByRole('button', { name: 'Resume live bets' }));
  expect(games()).toEqual(['B', 'A']);
  sendBets(...['Z', 'Y', 'X', 'W', 'V', 'U'].map((game) => aBet({ game })));
  expect(games()).toEqual(['Z', 'Y', 'X', 'W', 'V']);
});

test('Try again resumes a paused feed', async () => {
  const { user } = open();
  lose();
  await user.click(screen.getByRole('button', { name: 'Pause live bets' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  sendBets(aBet({ game: 'A' }));
  expect(games()).toEqual(['A']);
});

test('keeps its rows while the provider cannot be reached', () => {
  open();
  sendBets(aBet({ game: 'A' }));
  pass(5000);
  lose();
  expect(games()).toEqual(['A']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows an empty state until the first bet', () => {
  open();
  sendBets();
  expect(screen.getByText('No bets yet')).toBeVisible();
  sendNext(aBet({ game: 'A' }));
  expect(games()).toEqual(['A']);
});

test.each(['', 'no JSON', '[]', '{"bets":7}', `{"bets":[{"id":7}]}`])('survives the event %p', (data) => {
  const silence = jest.spyOn(console, 'error').mockReturnValue();
  open();
  sendBets(aBet({ game: 'A' }));
  pass(5000);
  send(data);
  expect(games()).toEqual(['A']);
  sendNext(aBet({ game: 'B' }));
  expect(games()).toEqual(['B']);
  silence.mockRestore();
});

test('My Bets are the player’s own newest five', async () => {
  const provider = stubProvider({ bets: { bets: [aBet({ game: 'Own', player: 'marcella' })], total: 1 } });
  const { user } = open({ session: aSession({ user: { id: 'player-of-live-bets' } }) });
  await user.click(screen.getByRole('tab', { name: 'My Bets' }));
  expect(await screen.findByRole('link', { name: /^Own/ })).toBeVisible();
  expect(screen.getByText('marcella')).toBeVisible();
  expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
  expect(provider.requestsOf('bets').map(({ search }) => search.get('limit'))).toEqual(['5']);
});

test.each([
  ['some', [aBet({ game: 'Own' }), aBet({ game: '' })], 1],
  ['all', [aBet({ game: '' })], 0],
])('My Bets reports that %s cannot be read', async (which, bets, shown) => {
  stubProvider({ bets: { bets, total: bets.length } });
  const { user } = open({ session: aSession({ user: { id: `player-who-reads-not-${which}` } }) });
  await user.click(screen.getByRole('tab', { name: 'My Bets' }));
  expect(await screen.findByText('1 bet could not be read.')).toBeVisible();
  expect(games()).toHaveLength(shown);
  expect(screen.queryByText('No bets yet')).not.toBeInTheDocument();
});

test('a list of unreadable bets is not shown as empty', () => {
  const silence = jest.spyOn(console, 'error').mockReturnValue();
  open();
  sendBets(aBet({ game: '' }));
  expect(screen.queryByText('No bets yet')).not.toBeInTheDocument();
  sendNext(aBet({ game: 'A' }));
  expect(games()).toEqual(['A']);
  silence.mockRestore();
});

test('events with hostile values leave a list that can be shown', () => {
  const silence = jest.spyOn(console, 'error').mockReturnValue();
  open();
  for (const { json } of hostileAnswers('liveBetEvents')) {
    send(json);
    pass(5000);
    expect(games().length).toBeGreaterThan(0);
    expect(document.body).not.toHaveTextContent(/Invalid Date|undefined|\[object|function/);
  }
  silence.mockRestore();
});

const hostile = hostileAnswers('bets')
  .filter(({ field }) => field.startsWith('bets.'))
  .map(({ field, json }) => [field, json] as const);

describe.each([
  ['the table', false],
  ['the cards', true],
])('%s', (view, isPhone) => {
  const original = window.matchMedia;
  afterEach(() => {
    window.matchMedia = original;
  });

  test.each(hostile)('shows all rows that can be read with a hostile %s', async (field, json) => {
    // React warns about duplicate ids.
    const silence = jest.spyOn(console, 'error').mockReturnValue();
    window.matchMedia = (query) =>
      ({ matches: isPhone && query.includes('max-width'), addEventListener() {}, removeEventListener() {} }) as never;
    stubProvider({ bets: rawAnswer(json) });
    const { user } = open({ session: aSession({ user: { id: `player-of-${view}-${field}` } }) });
    await user.click(screen.getByRole('tab', { name: 'My Bets' }));
    await screen.findAllByRole('link');
    const { bets } = parseJson(json) as { readonly bets: readonly unknown[] };
    const unreadable = /(\d+) bets? could not be read/.exec(document.body.textContent ?? '')?.[1] ?? 0;
    expect(games()).toHaveLength(bets.length - Number(unreadable));
    expect(document.body).not.toHaveTextContent(/Invalid Date|undefined|\[object|function/);
    silence.mockRestore();
  });
});

test.each([
  ['only bets: all players’ bets are sample data', ['bets'], true],
  ['only events: real bets without a detail', ['events'], false],
])('with %s', (_, providerExtensions, isSample) => {
  open({ siteConfig: { providerExtensions } });
  sendBets(aBet({ game: 'A' }));
  expect(screen.queryAllByText('Sample data')).toHaveLength(isSample ? 1 : 0);
  expect(screen.queryAllByRole('link')).toHaveLength(0);
});
