import { calls } from '@tessera/shared-contracts/api/schema';
import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import {
  announcing,
  answered,
  closed,
  failed,
  sends,
  serverMessage,
  statesOf,
  unanswered,
} from '@tessera/workbench/state';
import { longNames, profileOf } from './samplePlayer';

const state = statesOf('ProfileDialog');
const limited = answered(extensionCalls.readLimits, {
  limits: [
    {
      ...{ kind: 'deposit', period: 'week', amount: '50', used: '0', left: '50' },
      until: '2126-11-16T00:00:00.000Z',
      pending: null,
    },
  ],
  held: [],
});
const copying = announcing(statesOf('ProfileDialog', { steps: [{ press: 'Copy Public ID' }] }));

export const profileStates = [
  state('loaded', 'Loaded', ['Rank', 'Unranked', '60', 'Total wagered', 'Verified', 'Copy Public ID']),
  state('first-steps', 'First steps remain', ['First steps', 'Verify your e-mail', 'Protect your account'], {
    faults: [profileOf()],
  }),
  state(
    'no-steps',
    'All first steps are done',
    ['All done: your e-mail address is verified, and your account is protected.'],
    {
      session: 'two-factor-player',
      faults: [limited],
    },
  ),
  state('steps-unknown', 'What is left cannot be read', ['Copy Public ID', 'What is left cannot be read now.'], {
    faults: [failed(extensionCalls.listPasskeys), failed(extensionCalls.readTwoFactor), limited],
  }),
  state('ranked', 'The provider has ranks', ['Silver II', '1,204', '$98,401.50'], {
    faults: [answered(extensionCalls.totals, { bets: 1204, wageredUsd: '98401.5', rank: 'Silver II' })],
  }),
  state('totals-loading', 'The totals load', ['marcella', 'Loading your totals'], {
    faults: [unanswered(extensionCalls.totals)],
  }),
  state('totals-failed', 'The totals failed', ['marcella', serverMessage, '–'], {
    faults: [failed(extensionCalls.totals, serverMessage)],
  }),
  state('totals-reloaded', 'The totals loaded after a failure', ['Unranked', '60'], {
    faults: [failed(extensionCalls.totals)],
    steps: [{ see: 'Try again' }, { faults: [] }, { press: 'Try again' }],
    does: sends(extensionCalls.totals),
  }),
  state(
    'without-totals',
    'A provider without totals: placeholders',
    ['Unranked', 'next: Bronze I', '0 of 5,000', '5,000 to go', '$0.00'],
    { withoutExtensions: ['totals'] },
  ),
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
