import { answer, failure, fault, slow, statesOf } from './stateTools';

const event = (kind: string, at: number) => ({
  id: `${kind}-${at}`,
  kind,
  createdAt: `2026-03-${String(28 - at).padStart(2, '0')}T09:30:00.000Z`,
  browser: 'Firefox',
  system: 'Linux',
});
const activity = (events: readonly unknown[]) => fault('GET /*/activity', answer({ events }));
const ofKinds = (...kinds: readonly string[]) => [activity(kinds.map(event))];

/** The recent activity. */
export const activityStates = statesOf('SettingsPage', { session: 'player' }, [
  {
    id: 'activity-none',
    title: 'Activity: nothing has happened',
    shows: ['Nothing has happened yet.'],
    faults: [activity([])],
  },
  {
    id: 'activity-sessions',
    title: 'Activity of sessions and passwords',
    shows: [
      'Logout',
      'Password changed',
      'Password reset by mail',
      'A session was ended',
      'All other sessions were ended',
    ],
    faults: ofKinds('login', 'logout', 'password-changed', 'password-reset', 'session-ended', 'sessions-ended'),
  },
  {
    id: 'activity-factors',
    title: 'Activity of second factors and passkeys',
    shows: [
      'Second factor switched on',
      'Second factor switched off',
      'Many wrong codes at login',
      'Login with a recovery code',
      'Recovery codes replaced',
      'Passkey added',
      'Passkey removed',
    ],
    faults: ofKinds(
      'two-factor-enabled',
      'two-factor-disabled',
      'two-factor-guessed',
      'recovery-code-used',
      'recovery-codes-replaced',
      'passkey-added',
      'passkey-removed',
    ),
  },
  {
    id: 'activity-many',
    title: 'Activity: a full list',
    shows: ['Recent activity', 'Many wrong codes at login'],
    faults: ofKinds(...Array.from({ length: 20 }, (_, at) => (at % 3 === 0 ? 'login' : 'two-factor-guessed'))),
  },
  {
    id: 'activity-odd',
    title: 'Activity: of another kind, without a time, and two that cannot be read',
    shows: ['moon-landed', 'unknown, Unknown browser', '2 entries could not be read.'],
    faults: [activity([{ id: 'odd', kind: 'moon-landed', createdAt: 'long ago' }, { id: 'no-kind' }, 'nothing'])],
  },
  {
    id: 'activity-loading',
    title: 'Activity that takes its time',
    shows: ['Loading your recent activity'],
    faults: [fault('GET /*/activity', slow)],
  },
  {
    id: 'activity-failed',
    title: 'Activity could not be loaded',
    shows: ['Recent activity could not be loaded', 'Your account’s activity could not be loaded.'],
    faults: [fault('GET /*/activity', failure)],
  },
]);
