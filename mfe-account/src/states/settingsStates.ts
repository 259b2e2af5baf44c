import { failure, fault, longNames, malformed, profileOf, serverFailure, slow, statesOf } from './stateTools';

/** The settings page as a whole, and its head. */
export const settingsStates = statesOf('SettingsPage', { session: 'player' }, [
  {
    id: 'loaded',
    title: 'Loaded',
    shows: ['Settings', 'Member since', 'Affiliates', 'Vault', 'Enable 2FA', 'No Connected Wallets'],
  },
  {
    id: 'not-verified',
    title: 'Loaded, e-mail not verified',
    shows: ['Not Verified', 'Send Verification', 'Shows that this address is yours.'],
    faults: [profileOf()],
  },
  {
    id: 'no-date',
    title: 'Loaded, without the date of registration',
    shows: ['Member since', '–'],
    faults: [profileOf({ createdAt: 'long ago' })],
  },
  {
    id: 'long-names',
    title: 'Names from right to left',
    shows: ['לאה 7 (1) m'],
    faults: [longNames],
  },
  {
    id: 'arriving',
    title: 'Arriving after two seconds',
    shows: ['Account details', 'Privacy', 'Verification', 'Security', 'Connected Wallets'],
    faults: [fault('GET /profile/*', { delayMs: 2000 })],
  },
  {
    id: 'loading',
    title: 'Loading',
    shows: ['Loading your settings', 'Copy public ID'],
    faults: [fault('GET /profile/*', slow)],
  },
  {
    id: 'failed',
    title: 'Profile failed: shows what this device knows',
    shows: ['Some of your details could not be loaded. What this device knows is shown.', 'Try again'],
    faults: [fault('GET /profile/*', serverFailure)],
  },
  {
    id: 'failed-silently',
    title: 'Profile failed without a message',
    shows: ['Failed to fetch profile', 'Try again'],
    faults: [fault('GET /profile/*', failure)],
  },
  {
    id: 'malformed',
    title: 'A profile that cannot be read',
    shows: ['Failed to fetch profile', 'Try again'],
    sameAs: 'failed-silently',
    faults: [fault('GET /profile/*', malformed)],
  },
  {
    id: 'forms-open',
    title: 'Every form open, and one refused',
    shows: ['Please fill in all password fields', 'Save'],
    faults: [profileOf()],
    steps: [{ press: 'Edit' }, { press: 'Update Password' }, { press: 'Save Changes' }],
  },
  {
    id: 'parts-loading',
    title: 'Parts of the page are loading',
    shows: ['Loading the password form', 'Loading your passkeys', 'Loading your sessions'],
    parts: 'waiting',
    steps: [{ press: 'Update Password' }],
  },
  {
    id: 'parts-failed',
    title: 'Parts of the page did not load',
    shows: ['This part did not load', 'Check your connection and try again.'],
    parts: 'failed',
    steps: [{ press: 'Update Password' }],
  },
  {
    id: 'lists-malformed',
    title: 'Passkeys, sessions and activity that cannot be read',
    shows: [
      'Your passkeys could not be loaded.',
      'Your sessions could not be loaded.',
      'Your account’s activity could not be loaded.',
    ],
    faults: ['passkeys', 'sessions', 'activity'].map((list) => fault(`GET /*/${list}`, malformed)),
  },
  {
    id: 'copied',
    title: 'The public ID is copied',
    shows: ['Public ID copied to clipboard!'],
    clipboard: 'works',
    steps: [{ see: 'Affiliates' }, { press: 'Copy public ID' }],
  },
  {
    id: 'not-copied',
    title: 'The public ID could not be copied',
    shows: ['Copying was not possible'],
    clipboard: 'refused',
    steps: [{ see: 'Affiliates' }, { press: 'Copy public ID' }],
  },
  {
    id: 'affiliates',
    title: 'Affiliates are not available',
    shows: ['Affiliates is not available yet.'],
    steps: [{ press: 'Affiliates' }],
  },
  {
    id: 'vault',
    title: 'The vault is not available',
    shows: ['Vault is not available yet.'],
    steps: [{ press: 'Vault' }],
  },
  {
    id: 'without-extensions',
    title: 'A provider without extensions',
    shows: ['Kept on this device'],
    withoutExtensions: ['logout', 'sessions', 'two-factor', 'activity', 'preferences', 'passkeys'],
  },
  {
    id: 'signed-out',
    title: 'Signed out',
    shows: ['Log in to see your settings', 'Your account, privacy and security are here once you are logged in.'],
    session: 'signed-out',
  },
  {
    id: 'expired',
    title: 'Session expired: becomes signed out',
    shows: ['Log in to see your settings', 'Your session has expired. Please log in again.'],
    session: 'expired',
  },
]);
