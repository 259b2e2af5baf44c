import { shellStates, toast } from './stateTools';

const base = { path: '/vip' } as const;

/** Toasts, and what the site says of the session. */
export const toastStates = shellStates([
  { ...base, id: 'toast-success', title: 'Success', steps: [toast('success', 'Saved')], shows: ['Saved', 'Dismiss'] },
  {
    ...base,
    id: 'toast-error',
    title: 'Error',
    steps: [toast('error', 'Failed to fetch profile')],
    shows: ['Failed to fetch profile', 'Dismiss'],
  },
  { ...base, id: 'toast-info', title: 'Information', steps: [toast('info', 'Copied')], shows: ['Copied', 'Dismiss'] },
  {
    ...base,
    id: 'toast-warning',
    title: 'Warning',
    steps: [toast('warning', 'This code expires soon.')],
    shows: ['This code expires soon.', 'Dismiss'],
  },
  {
    ...base,
    id: 'toasts',
    title: 'Several toasts',
    steps: [
      toast('success', 'Saved'),
      toast('error', 'Not sent'),
      toast('info', 'Copied'),
      toast('warning', 'Almost full'),
    ],
    shows: ['Saved', 'Not sent', 'Copied', 'Almost full'],
  },
  {
    ...base,
    id: 'toast-long',
    title: 'A long text, and one without spaces',
    steps: [
      toast(
        'warning',
        'You are logged out here, but the service could not be told. End this session in Settings when you are back.',
      ),
      toast('error', `Unknown address ${'x'.repeat(120)}`),
    ],
    shows: ['End this session in Settings when you are back.', 'Unknown address'],
  },
  {
    ...base,
    id: 'logged-out',
    title: 'After Logout',
    session: 'player',
    steps: [{ press: 'marcella, account' }, { press: 'Logout' }],
    shows: ['You have been logged out successfully.', 'Log in'],
  },
  {
    ...base,
    id: 'logged-out-here',
    title: 'Logout that the provider did not hear',
    session: 'player',
    faults: [{ method: 'POST', path: '/auth-service/api/auth/logout', drop: 'before' }],
    steps: [{ press: 'marcella, account' }, { press: 'Logout' }],
    shows: [
      'You are logged out here, but the service could not be told. End this session in Settings when you are back.',
    ],
  },
  {
    id: 'expired',
    title: 'A page opened with an expired session',
    path: '/transactions',
    session: 'expired',
    shows: ['Your session has expired. Please log in again.', 'Log in'],
  },
  {
    id: 'logged-out-elsewhere',
    title: 'Another tab logs out',
    path: '/transactions',
    session: 'player',
    steps: [{ see: 'Deposit' }, { otherTab: 'signed-out' }],
    shows: ['Log in'],
  },
  {
    id: 'other-player',
    title: 'Another player logs in in another tab',
    path: '/?modal=profile',
    session: 'player',
    steps: [{ see: 'Public ID' }, { otherTab: 'other-player' }],
    shows: ['octavia, account'],
  },
]);
