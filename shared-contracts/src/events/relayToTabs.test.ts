/** @jest-environment-options {"page": true} */
import { onCleanup, recordEvents } from '../testing';
import { emit, relayToTabs } from '.';

/** The channels of this test's tabs: a message reaches all open ones except its sender's, synchronously and as a copy. */
class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();
  static readonly sent: unknown[] = [];

  constructor(readonly name: string) {
    super();
    FakeChannel.open.add(this);
  }
  postMessage(message: unknown) {
    const data = structuredClone(message);
    FakeChannel.sent.push(data);
    for (const channel of [...FakeChannel.open]) {
      if (channel !== this && channel.name === this.name) channel.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

/** Sends a message from another tab, of any version. */
const otherTab = (message: unknown) => {
  const channel = new FakeChannel('tessera.events');
  channel.postMessage(message);
  channel.close();
};
const aMessage = (changes: object = {}) => ({
  playerId: 'marcella',
  name: 'balance-changed',
  payload: { reason: 'deposit', currency: 'BTC' },
  ...changes,
});
const transition = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted }));

let playerId: string | undefined;
let tellChange: () => void;

function signIn(id: string | undefined) {
  playerId = id;
  tellChange();
}

beforeEach(() => {
  FakeChannel.open.clear();
  FakeChannel.sent.length = 0;
  const original = globalThis.BroadcastChannel;
  globalThis.BroadcastChannel = FakeChannel as unknown as typeof BroadcastChannel;
  playerId = 'marcella';
  onCleanup(() => {
    globalThis.BroadcastChannel = original;
  });
  onCleanup(
    relayToTabs({
      readPlayerId: () => playerId,
      subscribePlayer: (onChange) => {
        tellChange = onChange;
        return () => undefined;
      },
    }),
  );
});

test('sends events of this tab, with only the fields of the contract', () => {
  emit('balance-changed', { reason: 'withdrawal', currency: 'BTC', token: 'secret' } as { reason: string });
  expect(FakeChannel.sent).toEqual([aMessage({ payload: { reason: 'withdrawal', currency: 'BTC' } })]);
});

test('sends that there are notices, and fires it for those of another tab', () => {
  emit('notices-changed', { token: 'secret' });
  const message = aMessage({ name: 'notices-changed', payload: {} });
  expect(FakeChannel.sent).toEqual([message]);
  const events = recordEvents();
  otherTab(message);
  expect(events).toEqual([{ name: 'notices-changed', payload: {} }]);
});

test('sends no other events', () => {
  emit('currency-picked', { currency: 'ETH' });
  emit('two-factor-changed', { isEnabled: true });
  expect(FakeChannel.sent).toEqual([]);
});

test('fires the events of another tab, and does not send them back', () => {
  const events = recordEvents();
  otherTab(aMessage());
  expect(events).toEqual([{ name: 'balance-changed', payload: { reason: 'deposit', currency: 'BTC' } }]);
  expect(FakeChannel.sent).toHaveLength(1);
});

test.each([
  ['another player', aMessage({ playerId: 'livia' })],
  ['no player', aMessage({ playerId: undefined })],
  ['another event', aMessage({ name: 'token-changed' })],
  ['no payload', aMessage({ payload: undefined })],
  ['a payload of another shape', aMessage({ payload: { reason: '' } })],
  ['a text', 'balance-changed'],
])('ignores messages of %s', (_what, message) => {
  const events = recordEvents();
  otherTab(message);
  expect(events).toEqual([]);
});

test('has a channel only while a player is signed in', () => {
  expect(FakeChannel.open.size).toBe(1);
  signIn(undefined);
  expect(FakeChannel.open.size).toBe(0);
  emit('balance-changed', { reason: 'game' });
  expect(FakeChannel.sent).toEqual([]);
  signIn('livia');
  expect(FakeChannel.open.size).toBe(1);
});

test('has no channel while the page is frozen, and reports afterwards that all may have changed', () => {
  const events = recordEvents();
  transition('pagehide', true);
  signIn('marcella');
  expect(FakeChannel.open.size).toBe(0);
  transition('pageshow', true);
  expect(FakeChannel.open.size).toBe(1);
  expect(events).toEqual([
    { name: 'balance-changed', payload: { reason: 'page-restored' } },
    { name: 'notices-changed', payload: {} },
  ]);
  expect(FakeChannel.sent).toEqual([]);
});

test('works in a browser without BroadcastChannel', () => {
  signIn(undefined);
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  expect(() => signIn('marcella')).not.toThrow();
});
