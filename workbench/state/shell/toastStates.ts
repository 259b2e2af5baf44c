import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { announcing, dropped, sends, statesOf } from '..';

/** A toast that stays. */
const toast = (kind: 'success' | 'error' | 'info' | 'warning', message: string) => ({
  event: 'toast-requested',
  detail: { kind, message, durationMs: 3_600_000 },
});
const notHeard =
  'You are logged out here, but the service could not be told. End this session in Settings when you are back.';

const state = statesOf('Shell', { session: 'signed-out', path: '/vip' });
const toasts = (id: string, title: string, ...sent: readonly ReturnType<typeof toast>[]) => {
  const texts = sent.map(({ detail }) => detail.message);
  return state(id, title, [...texts, 'Dismiss'], { steps: [...sent], does: { announced: texts } });
};
const several = [
  toast('success', 'Saved'),
  toast('error', 'Not sent'),
  toast('info', 'Copied'),
  toast('warning', 'Almost full'),
];
const loggedOut = announcing(
  statesOf('Shell', {
    path: '/vip',
    steps: [{ press: 'marcella, account' }, { press: 'Logout' }],
    does: sends(extensionCalls.logout),
  }),
);

/** Toasts, and what the site says of the session. */
export const toastStates = [
  toasts('toast-success', 'Success', toast('success', 'Saved')),
  toasts('toast-error', 'Error', toast('error', 'Failed to fetch profile')),
  toasts('toast-info', 'Information', toast('info', 'Copied')),
  toasts('toast-warning', 'Warning', toast('warning', 'This code expires soon.')),
  state('toasts', 'Several toasts', ['Saved', 'Not sent', 'Copied', 'Almost full', 'Dismiss'], {
    steps: several,
    viewport: '1440x900',
  }),
  state('toasts-phone', 'Several toasts on a phone, without the older success', ['Not sent', 'Copied', 'Almost full'], {
    steps: several,
    viewport: '390x844',
  }),
  toasts(
    'toast-long',
    'A long text, and one without spaces',
    toast('warning', notHeard),
    toast('error', `Unknown address ${'x'.repeat(120)}`),
  ),
  loggedOut('logged-out', 'After Logout', ['You have been logged out successfully.', 'Log in']),
  loggedOut('logged-out-here', 'Logout that the provider did not hear', [notHeard], {
    faults: [dropped(extensionCalls.logout)],
  }),
  announcing(state)(
    'expired',
    'A page opened with an expired session',
    ['Your session has expired. Please log in again.', 'Log in'],
    { path: '/transactions', session: 'expired' },
  ),
  state('logged-out-elsewhere', 'Another tab logs out', ['Log in'], {
    path: '/transactions',
    session: 'player',
    steps: [{ see: 'Deposit' }, { otherTab: 'signed-out' }],
  }),
  state('other-player', 'Another player logs in in another tab', ['octavia, account'], {
    path: '/?modal=profile',
    session: 'player',
    steps: [{ see: 'Public ID' }, { otherTab: 'other-player' }],
  }),
];
