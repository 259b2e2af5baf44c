import { answer, failure, fault, serverFailure, slow, statesOf } from './stateTools';

const times = { createdAt: '2026-03-14T09:30:00.000Z', lastSeenAt: '2026-11-15T09:30:00.000Z' };
const here = { id: 'here', browser: 'Firefox', system: 'Linux', current: true, ...times };
const phone = { id: 'phone', browser: 'Mobile Safari', system: 'iOS', current: false, ...times };
const unknown = { id: 'unknown', current: false, ...times };
const sessions = (rows: readonly unknown[]) => fault('GET /*/sessions', answer({ sessions: rows }));

const endPhone = [{ press: 'End the session of Mobile Safari on iOS' }];
const endOthers = [{ press: 'End all other sessions' }];

/** The sessions of other devices. */
export const sessionStates = statesOf('SettingsPage', { session: 'player', faults: [sessions([here, phone])] }, [
  {
    id: 'sessions',
    title: 'Sessions of other devices',
    shows: ['Unknown browser', 'End the session of Mobile Safari on iOS', 'End all other sessions'],
    faults: [sessions([here, phone, unknown])],
  },
  {
    id: 'sessions-own',
    title: 'Only the own session',
    shows: ['Firefox on Linux', 'This device'],
    faults: [sessions([here])],
  },
  {
    id: 'sessions-many',
    title: 'Sessions of very many devices',
    shows: ['End the session of Mobile Safari on iOS 60'],
    faults: [
      sessions([
        here,
        ...Array.from({ length: 60 }, (_, at) => ({ ...phone, id: `phone-${at}`, system: `iOS ${at + 1}` })),
      ]),
    ],
  },
  {
    id: 'sessions-odd',
    title: 'Sessions: one cannot be read, and times of another',
    shows: ['Since unknown, last seen unknown', '1 entry could not be read.'],
    faults: [sessions([here, { ...phone, createdAt: 'long ago', lastSeenAt: 'yesterday' }, { id: 'odd' }])],
  },
  {
    id: 'sessions-loading',
    title: 'Sessions that take their time',
    shows: ['Loading your sessions'],
    faults: [fault('GET /*/sessions', slow)],
  },
  {
    id: 'sessions-failed',
    title: 'Sessions and activity cannot be loaded',
    shows: ['Sessions could not be loaded', 'Recent activity could not be loaded', 'The provider is being repaired.'],
    faults: [fault('GET /*/sessions', serverFailure), fault('GET /*/activity', serverFailure)],
  },
  {
    id: 'sessions-failed-silently',
    title: 'Sessions cannot be loaded, without a message',
    shows: ['Your sessions could not be loaded.'],
    faults: [fault('GET /*/sessions', failure)],
  },
  {
    id: 'session-ending',
    title: 'Sessions are being ended',
    shows: ['Ending...'],
    faults: [sessions([here, phone]), fault('DELETE /*/sessions*', slow)],
    steps: endOthers,
  },
  {
    id: 'session-ended',
    title: 'A session is ended',
    shows: ['The session is ended.'],
    faults: [sessions([here, phone]), fault('DELETE /*/sessions/phone', answer({}))],
    steps: endPhone,
  },
  {
    id: 'session-not-ended',
    title: 'A session could not be ended',
    shows: ['The session could not be ended. Please try again.'],
    faults: [sessions([here, phone]), fault('DELETE /*/sessions/phone', failure)],
    steps: endPhone,
  },
  {
    id: 'sessions-ended',
    title: 'All other sessions are ended',
    shows: ['All other sessions are ended.'],
    faults: [sessions([here, phone]), fault('DELETE /*/sessions', answer({}))],
    steps: endOthers,
  },
  {
    id: 'sessions-not-ended',
    title: 'All other sessions could not be ended',
    shows: ['The other sessions could not be ended. Please try again.'],
    faults: [sessions([here, phone]), fault('DELETE /*/sessions', failure)],
    steps: endOthers,
  },
]);
