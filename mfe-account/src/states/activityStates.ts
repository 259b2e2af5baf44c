import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { answered, failed, statesOf, unanswered } from '@tessera/workbench/state';

const event = (kind: string, at: number) => ({
  id: `${kind}-${at}`,
  kind,
  createdAt: `2026-03-${String(28 - at).padStart(2, '0')}T09:30:00.000Z`,
  browser: 'Firefox',
  system: 'Linux',
});
const activity = (events: readonly unknown[]) => ({ faults: [answered(extensionCalls.readActivity, { events })] });

/** What happened, and what the page calls it. */
const sessionEvents = {
  login: 'Login',
  logout: 'Logout',
  'email-verified': 'E-mail verified',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset by mail',
  'session-ended': 'A session was ended',
  'sessions-ended': 'All other sessions were ended',
  'withdrawal-submitted': 'Withdrawal submitted',
  'address-added': 'Withdrawal address added',
  'address-removed': 'Withdrawal address removed',
  'book-only-off': 'Only the address book turned off',
};
const factorEvents = {
  'two-factor-enabled': 'Second factor switched on',
  'two-factor-disabled': 'Second factor switched off',
  'two-factor-guessed': 'Many wrong codes at login',
  'recovery-code-used': 'Login with a recovery code',
  'recovery-codes-replaced': 'Recovery codes replaced',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
};

const state = statesOf('SettingsPage');
const ofKinds = (id: string, title: string, kinds: Readonly<Record<string, string>>) =>
  state(id, title, Object.values(kinds), activity(Object.keys(kinds).map(event)));

/** The recent activity. */
export const activityStates = [
  state('activity-none', 'Activity: nothing has happened', ['Nothing has happened yet.'], activity([])),
  ofKinds('activity-sessions', 'Activity of sessions, the account and its money', sessionEvents),
  ofKinds('activity-factors', 'Activity of second factors and passkeys', factorEvents),
  state(
    'activity-many',
    'Activity: a full list',
    ['Recent activity', 'Many wrong codes at login'],
    activity(Array.from({ length: 20 }, (_, at) => event(at % 3 === 0 ? 'login' : 'two-factor-guessed', at))),
  ),
  state(
    'activity-odd',
    'Activity: of another kind, without a time, and two that cannot be read',
    ['moon-landed', 'unknown, Unknown browser', '2 entries could not be read.'],
    activity([{ id: 'odd', kind: 'moon-landed', createdAt: 'long ago' }, { id: 'no-kind' }, 'nothing']),
  ),
  state('activity-loading', 'Activity that takes its time', ['Loading your recent activity'], {
    faults: [unanswered(extensionCalls.readActivity)],
  }),
  state(
    'activity-failed',
    'Activity could not be loaded',
    ['Recent activity could not be loaded', 'Your account’s activity could not be loaded.'],
    { faults: [failed(extensionCalls.readActivity)] },
  ),
];
