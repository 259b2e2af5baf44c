import { auth, notVerified, serverFailure, slow, statesOf } from './stateTools';

const longNames = {
  ...notVerified,
  body: {
    ...notVerified.body,
    // Predates the rules of names: its direction is overridden, and combining marks are stacked.
    username: `\u202eלאה 7 (1) m${'\u0301'.repeat(39)}`,
    displayName: 'ليلى (1)',
    kycStatus: 'waiting for papers '.repeat(12).trim(),
  },
};

export const profileStates = statesOf('ProfileDialog', 'player', [
  { id: 'loaded', title: 'Loaded' },
  {
    id: 'loading',
    title: 'Loading',
    faults: [{ method: 'GET', path: `${auth}/profile/*`, ...slow }],
  },
  {
    id: 'failed',
    title: 'Failed',
    faults: [{ method: 'GET', path: `${auth}/profile/*`, ...serverFailure }],
  },
  {
    id: 'long-names',
    title: 'Names from right to left, and a long status',
    faults: [longNames],
  },
  { id: 'signed-out', title: 'Signed out: says so and closes', session: 'signed-out' },
  { id: 'expired', title: 'Session expired: closes', session: 'expired' },
]);
