import { safeParse } from 'valibot';
import { type EventName, type EventPayload, eventSchemas, walletViews } from '.';

/** At least one payload of every event; the compiler requires a row when an event is added. */
const samples: { readonly [Name in EventName]: readonly EventPayload<Name>[] } = {
  'token-changed': [{ reason: 'login' }, { reason: 'logout' }, { reason: 'expired' }, { reason: 'updated' }],
  'balance-changed': [{ reason: 'withdrawal' }, { reason: 'deposit', currency: 'BTC' }],
  'notices-changed': [{}],
  'display-currency-changed': [{}],
  'currency-picked': [{ currency: 'BTC' }],
  'game-currency-changed': [{ currency: 'BTC' }, {}],
  'release-quarantined': [
    { remote: 'wallet', version: '1.2.3', buildId: 'abcdef0123', reason: 'wallet/HeaderWallet failed (render): Error' },
  ],
  'two-factor-changed': [{ isEnabled: true }, { isEnabled: false }],
  'first-steps-changed': [{ isShown: true }, { isShown: false }],
  'toast-requested': [
    { kind: 'success', message: 'Done' },
    { kind: 'error', message: 'No', durationMs: 5000 },
  ],
  'dialog-requested': [
    { dialog: 'auth' },
    { dialog: 'auth', tab: 'forgot' },
    ...walletViews.map((view) => ({ dialog: 'wallet' as const, view })),
    { dialog: 'profile' },
    { dialog: 'two-factor' },
    { dialog: 'bet', bet: '66f0b0000000000a' },
    { dialog: 'transaction', id: '66f0a0000000000a' },
  ],
};

const rows = Object.entries(samples).flatMap(([name, payloads]) =>
  payloads.map((payload) => [name as EventName, payload] as const),
);

test.each(rows)('%s carries %p', (name, payload) => {
  expect(safeParse(eventSchemas[name], payload)).toMatchObject({ success: true, output: payload });
});

test.each(rows)('%s keeps what a newer sender adds to %p', (name, payload) => {
  const newer = { ...payload, addedLater: 1 };
  expect(safeParse(eventSchemas[name], newer)).toMatchObject({ success: true, output: newer });
});

test.each([
  ['token-changed', { reason: 'whim' }],
  ['balance-changed', {}],
  ['currency-picked', { currency: '' }],
  ['two-factor-changed', { isEnabled: 'yes' }],
  ['toast-requested', { kind: 'shout', message: 'x' }],
  ['toast-requested', { kind: 'info', message: '' }],
  ['dialog-requested', { dialog: 'wallet', view: 'casino' }],
  ['dialog-requested', { dialog: 'unknown' }],
  ['dialog-requested', null],
] as const)('%s refuses %p', (name, payload) => {
  expect(safeParse(eventSchemas[name], payload).success).toBe(false);
});
