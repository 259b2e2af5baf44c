import { calls } from '@tessera/shared-contracts/api/schema';
import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { announcing, failed, garbled, sends, serverMessage, statesOf, unanswered } from '@tessera/workbench/state';
import { longNames, profileOf } from './samplePlayer';

const { listPasskeys, listSessions, readActivity } = extensionCalls;
const state = statesOf('SettingsPage');
const copying = announcing(statesOf('SettingsPage', { steps: [{ see: 'Affiliates' }, { press: 'Copy public ID' }] }));

const level = (number: number, name: string, description: string) =>
  state(`verification-level-${number}`, `Verification: level ${number}`, [name, description], {
    steps: [{ press: `${name} Incomplete` }],
  });

/** The settings page as a whole, its head, and the verification levels, one open at a time. */
export const settingsStates = [
  state('loaded', 'Loaded', [
    'Settings',
    'Member since',
    'Affiliates is not available yet.',
    'Enable 2FA',
    'No Connected Wallets',
  ]),
  state('section', 'A section of the page', ['Sections of the settings', 'Connected Wallets'], {
    steps: [{ press: 'Wallets' }],
    does: { focus: 'Connected Wallets' },
  }),
  state(
    'not-verified',
    'Loaded, e-mail not verified',
    ['Not Verified', 'Send Verification', 'Shows that this address is yours.'],
    { faults: [profileOf()] },
  ),
  state('no-date', 'Loaded, without the date of registration', ['Member since', '–'], {
    faults: [profileOf({ createdAt: 'long ago' })],
  }),
  state('long-names', 'Names from right to left', ['לאה 7 (1) m'], { faults: [longNames] }),
  state(
    'arriving',
    'Arriving after two seconds',
    ['Account details', 'Privacy', 'Verification', 'Security', 'Connected Wallets'],
    { faults: [{ ...unanswered(calls.profile), delayMs: 2000 }] },
  ),
  state('loading', 'Loading', ['Loading your settings', 'Copy public ID'], { faults: [unanswered(calls.profile)] }),
  state(
    'failed',
    'Profile failed: shows what this device knows',
    ['Some of your details could not be loaded. What this device knows is shown.', 'Try again'],
    { faults: [failed(calls.profile, serverMessage)] },
  ),
  state('failed-silently', 'Profile failed without a message', ['Failed to fetch profile', 'Try again'], {
    faults: [failed(calls.profile)],
  }),
  state('reloaded', 'Profile loaded after a failure', ['Mar 14, 2025', 'Send Verification'], {
    faults: [failed(calls.profile)],
    steps: [{ see: 'Try again' }, { faults: [profileOf()] }, { press: 'Try again' }],
    does: { ...sends(calls.profile), focus: 'Settings' },
  }),
  state('malformed', 'A profile that cannot be read', ['Failed to fetch profile', 'Try again'], {
    sameAs: 'failed-silently',
    faults: [garbled(calls.profile)],
  }),
  state('forms-open', 'Every form open, and one refused', ['Please fill in all password fields', 'Save'], {
    faults: [profileOf()],
    steps: [{ press: 'Edit' }, { press: 'Update Password' }, { press: 'Save Changes' }],
  }),
  state(
    'parts-loading',
    'Parts of the page are loading',
    ['Loading the password form', 'Loading your connected wallets', 'Loading your passkeys', 'Loading your sessions'],
    { parts: 'waiting', steps: [{ press: 'Update Password' }] },
  ),
  state(
    'parts-failed',
    'Parts of the page did not load',
    ['This part did not load', 'Check your connection and try again.'],
    { parts: 'failed', steps: [{ press: 'Update Password' }] },
  ),
  state(
    'lists-malformed',
    'Passkeys, sessions and activity that cannot be read',
    [
      'Your passkeys could not be loaded.',
      'Your sessions could not be loaded.',
      'Your account’s activity could not be loaded.',
    ],
    { faults: [listPasskeys, listSessions, readActivity].map(garbled) },
  ),
  copying('copied', 'The public ID is copied', ['Public ID copied to clipboard!'], { clipboard: 'works' }),
  copying('not-copied', 'The public ID could not be copied', ['Copying was not possible'], { clipboard: 'refused' }),
  announcing(state)('affiliates', 'Affiliates are not available', ['Affiliates is not available yet.'], {
    steps: [{ press: 'Affiliates' }],
  }),
  announcing(state)('vault', 'A provider without a vault', ['Vault is not available yet.'], {
    withoutExtensions: ['vault'],
    steps: [{ see: 'Affiliates and Vault are not available yet.' }, { press: 'Vault' }],
  }),
  state('without-extensions', 'A provider without extensions', ['Kept on this device'], {
    withoutExtensions: ['logout', 'sessions', 'two-factor', 'activity', 'preferences', 'passkeys'],
  }),
  state(
    'signed-out',
    'Signed out',
    ['Log in to see your settings', 'Your account, privacy and security are here once you are logged in.'],
    { session: 'signed-out' },
  ),
  state(
    'expired',
    'Session expired: becomes signed out',
    ['Log in to see your settings', 'Your session has expired. Please log in again.'],
    { session: 'expired' },
  ),
  state('verification-level-1', 'Verification: level 1', [
    '0 of 4 complete',
    'Personal Information',
    'Name, date of birth and country of residence.',
    'What this level brings has not been announced.',
    'This step is not open yet.',
  ]),
  level(2, 'Upload ID and Liveness Check', 'A photo of your ID and a short look into the camera.'),
  level(3, 'Proof of Address', 'A bill or bank letter of the last three months with your name and address.'),
  level(4, 'Source of Income', 'A payslip, tax return or similar that shows where your funds come from.'),
];
