import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { announcing, answered, failed, sends, serverMessage, statesOf, unanswered } from '@tessera/workbench/state';

const { endOtherSessions, endSession, listSessions, readActivity } = extensionCalls;
const times = { createdAt: '2026-03-14T09:30:00.000Z', lastSeenAt: '2026-11-15T09:30:00.000Z' };
const here = { id: 'here', browser: 'Firefox', system: 'Linux', current: true, ...times };
const phone = { id: 'phone', browser: 'Mobile Safari', system: 'iOS', current: false, ...times };
const played = [
  { ...here, net: '-12.5', minutes: '75' },
  { ...phone, net: '0', minutes: '0' },
];
const unknown = { id: 'unknown', current: false, ...times };
const over = {
  id: 'over',
  browser: 'Chrome',
  system: 'Android',
  createdAt: times.createdAt,
  endedAt: '2026-03-14T11:15:00.000Z',
};
const sessions = (rows: readonly unknown[]) => answered(listSessions, { sessions: rows });

const state = statesOf('SettingsPage');
const ended = announcing(
  statesOf('SettingsPage', {
    steps: [{ press: 'End the session of Mobile Safari on iOS' }],
    does: sends(endSession),
  }),
);

const othersEnded = statesOf('SettingsPage', {
  steps: [{ press: 'End all other sessions' }],
  does: sends(endOtherSessions),
});
const listed = sessions([here, phone]);

/** The sessions of other devices. */
export const sessionStates = [
  state(
    'sessions',
    'Sessions of other devices',
    ['Unknown browser', 'End the session of Mobile Safari on iOS', 'End all other sessions'],
    { faults: [sessions([here, phone, unknown])] },
  ),
  state('sessions-played', 'What was won or lost in each', ['Played 1 h 15 min, net −$12.50', 'Not played'], {
    faults: [sessions(played)],
  }),
  state(
    'sessions-over',
    'Sessions that have ended',
    [
      'Ended sessions',
      'lasted 1 h 45 min',
      'Played 1 h 15 min, net −$12.50',
      'lasted unknown',
      '1 entry could not be read.',
    ],
    {
      faults: [
        answered(listSessions, {
          sessions: [here],
          ended: [
            { ...over, net: '-12.5', minutes: '75' },
            { ...over, id: 'odd', createdAt: 'long ago' },
            { id: 'unreadable' },
          ],
        }),
      ],
    },
  ),
  state('sessions-own', 'Only the own session', ['Firefox on Linux', 'This device'], { faults: [sessions([here])] }),
  state('sessions-many', 'Sessions of very many devices', ['End the session of Mobile Safari on iOS 60'], {
    faults: [
      sessions([
        here,
        ...Array.from({ length: 60 }, (_, at) => ({ ...phone, id: `phone-${at}`, system: `iOS ${at + 1}` })),
      ]),
    ],
  }),
  state(
    'sessions-odd',
    'Sessions: one cannot be read, and times of another',
    ['Since unknown, last seen unknown', '1 entry could not be read.'],
    { faults: [sessions([here, { ...phone, createdAt: 'long ago', lastSeenAt: 'yesterday' }, { id: 'odd' }])] },
  ),
  state('sessions-loading', 'Sessions that take their time', ['Loading your sessions'], {
    faults: [unanswered(listSessions)],
  }),
  state(
    'sessions-failed',
    'Sessions and activity cannot be loaded',
    ['Sessions could not be loaded', 'Recent activity could not be loaded', serverMessage],
    {
      faults: [failed(listSessions, serverMessage), failed(readActivity, serverMessage)],
    },
  ),
  state(
    'sessions-failed-silently',
    'Sessions cannot be loaded, without a message',
    ['Your sessions could not be loaded.'],
    { faults: [failed(listSessions)] },
  ),
  othersEnded('session-ending', 'Sessions are being ended', ['Ending...'], {
    faults: [listed, unanswered(endOtherSessions)],
  }),
  ended('session-ended', 'A session is ended', ['The session is ended.'], {
    faults: [listed, answered(endSession, {})],
  }),
  ended('session-not-ended', 'A session could not be ended', ['The session could not be ended. Please try again.'], {
    faults: [listed, failed(endSession)],
  }),
  announcing(othersEnded)('sessions-ended', 'All other sessions are ended', ['All other sessions are ended.'], {
    faults: [listed, answered(endOtherSessions, {})],
  }),
  announcing(othersEnded)(
    'sessions-not-ended',
    'All other sessions could not be ended',
    ['The other sessions could not be ended. Please try again.'],
    { faults: [listed, failed(endOtherSessions)] },
  ),
];
