import { calls } from '@tessera/shared-contracts/api/schema';
import { announcing, closed, failed, sends, serverMessage, statesOf, unanswered } from '@tessera/workbench/state';
import { longNames, profileOf } from './samplePlayer';

const state = statesOf('ProfileDialog');
const copying = announcing(statesOf('ProfileDialog', { steps: [{ press: 'Copy Public ID' }] }));

export const profileStates = [
  state('loaded', 'Loaded', ['Unranked', 'next: Bronze I', '0 of 5,000', '5,000 to go', 'Verified', 'Copy Public ID']),
  state('not-verified', 'Loaded, e-mail not verified', ['Not Verified', 'KYC pending', 'Marcella', 'Mar 14, 2025'], {
    faults: [profileOf()],
  }),
  state('no-names', 'Without display name and date', ['Display name', '–', 'Total bets', 'Total wagered'], {
    faults: [profileOf({ displayName: '', kycStatus: '', createdAt: 'long ago' })],
  }),
  state('long-names', 'Names from right to left, and a long status', ['KYC waiting for papers'], {
    faults: [longNames],
  }),
  state('loading', 'Loading', ['Loading your profile'], { faults: [unanswered(calls.profile)] }),
  state('failed', 'Failed', ['Your profile is not here', serverMessage, 'Try again'], {
    faults: [failed(calls.profile, serverMessage)],
  }),
  state('failed-silently', 'Failed without a message', ['Your profile is not here', 'Unable to load profile data'], {
    faults: [failed(calls.profile)],
  }),
  copying('copied', 'The public ID is copied', ['Public ID copied to clipboard!'], { clipboard: 'works' }),
  copying(
    'not-copied',
    'The public ID could not be copied',
    ['The Public ID could not be copied. Select it and copy it by hand.'],
    { clipboard: 'refused' },
  ),
  state('reloaded', 'Loaded after a failure', ['marcella', 'Public ID'], {
    faults: [failed(calls.profile)],
    steps: [{ see: 'Try again' }, { faults: [] }, { press: 'Try again' }],
    does: sends(calls.profile),
  }),
  announcing(state)('signed-out', 'Signed out: says so and closes', ['Please log in to view profile', closed], {
    session: 'signed-out',
  }),
  announcing(state)('expired', 'Session expired: closes', ['Your session has expired. Please log in again.', closed], {
    session: 'expired',
  }),
];
