/** @jest-environment-options {"page": true} */
import { onCleanup } from '../testing';
import { type EventName, type EventPayload, emit, on, showToast } from '.';

afterEach(() => jest.restoreAllMocks());

/** Listens until the test is over. */
function listen<Name extends EventName>(name: Name, handler: (payload: EventPayload<Name>) => void): void {
  onCleanup(on(name, handler));
}

test('delivers a payload to its listeners', () => {
  const handler = jest.fn();
  listen('balance-changed', handler);
  emit('balance-changed', { reason: 'withdrawal', currency: 'BTC' });
  expect(handler).toHaveBeenCalledWith({ reason: 'withdrawal', currency: 'BTC' });
});

test('stops after the undo', () => {
  const handler = jest.fn();
  const undo = on('balance-changed', handler);
  undo();
  emit('balance-changed', { reason: 'deposit' });
  expect(handler).not.toHaveBeenCalled();
});

test('a throwing handler does not affect others', () => {
  const reported = jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  const failure = new Error('mine');
  const other = jest.fn();
  listen('currency-picked', () => {
    throw failure;
  });
  listen('currency-picked', other);
  emit('currency-picked', { currency: 'ETH' });
  expect(other).toHaveBeenCalledTimes(1);
  expect(reported).toHaveBeenCalledWith(failure);
});

test('gives every handler its own copy of the payload', () => {
  const seen: unknown[] = [];
  listen('currency-picked', (payload) => {
    seen.push({ ...payload });
    payload.currency = 'spoiled';
  });
  listen('currency-picked', (payload) => seen.push({ ...payload }));
  emit('currency-picked', { currency: 'ETH' });
  expect(seen).toEqual([{ currency: 'ETH' }, { currency: 'ETH' }]);
});

test.each([
  ['no detail', new Event('balance-changed')],
  ['an empty reason', new CustomEvent('balance-changed', { detail: { reason: '' } })],
  ['a text', new CustomEvent('balance-changed', { detail: 'withdrawal' })],
])('does not deliver %s, and reports it', (_what, event) => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const handler = jest.fn();
  listen('balance-changed', handler);
  window.dispatchEvent(event);
  expect(handler).not.toHaveBeenCalled();
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('Ignored "balance-changed"'));
});

test('receives plain DOM events, and keeps fields that their sender added', () => {
  const handler = jest.fn();
  listen('dialog-requested', handler);
  window.dispatchEvent(new CustomEvent('dialog-requested', { detail: { dialog: 'auth', campaign: 'autumn' } }));
  expect(handler).toHaveBeenCalledWith({ dialog: 'auth', campaign: 'autumn' });
});

test('is received by plain DOM listeners', () => {
  const listener = jest.fn();
  window.addEventListener('currency-picked', listener, { once: true });
  emit('currency-picked', { currency: 'TRX' });
  expect(listener.mock.calls[0][0].detail).toEqual({ currency: 'TRX' });
});

test('refuses to send an invalid payload', () => {
  expect(() => emit('currency-picked', { currency: '' })).toThrow();
});

test.each([
  [() => showToast('success', 'Done'), { kind: 'success', message: 'Done' }],
  [() => showToast('error', 'No', { durationMs: 5000 }), { kind: 'error', message: 'No', durationMs: 5000 }],
])('requests a toast from the host: %#', (show, payload) => {
  const handler = jest.fn();
  listen('toast-requested', handler);
  show();
  expect(handler).toHaveBeenCalledWith(payload);
});

test('the compiler checks names and payloads', () => {
  const misuse = () => {
    // @ts-expect-error no such event
    emit('balance-moved', { reason: 'x' });
    // @ts-expect-error a toast has a kind
    emit('toast-requested', { message: 'x' });
    // @ts-expect-error the profile has no tabs of the auth dialog
    emit('dialog-requested', { dialog: 'auth', tab: 'profile' });
    // @ts-expect-error the payload has no amount
    on('currency-picked', ({ amount }: { amount: string }) => amount);
  };
  expect(misuse).toBeInstanceOf(Function);
});
