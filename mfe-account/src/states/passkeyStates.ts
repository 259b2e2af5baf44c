import { firefox, passkeys, phone } from './passkeyTools';
import { failure, fault, serverFailure, slow, statesOf } from './stateTools';

/** The list of passkeys. */
export const passkeyStates = statesOf('SettingsPage', { session: 'player', faults: [passkeys()] }, [
  {
    id: 'passkeys-none',
    title: 'No passkeys yet',
    shows: [
      'You have no passkeys yet.',
      'Log in with your fingerprint, your face or the lock of your device, without password and code.',
      'Add a passkey',
    ],
    faults: [passkeys([])],
  },
  {
    id: 'passkeys',
    title: 'Passkeys',
    shows: ['Rename the passkey Firefox on Linux', 'Remove the passkey Firefox on Linux', 'Add a passkey'],
  },
  {
    id: 'passkeys-odd',
    title: 'Passkeys: without times, and one that cannot be read',
    shows: ['Added unknown, not used yet', 'Added unknown, last used unknown', '1 passkey could not be read.'],
    faults: [
      passkeys([
        { ...firefox, createdAt: 'long ago', lastUsedAt: 'yesterday' },
        { ...phone, createdAt: 'long ago' },
        { id: 'odd' },
      ]),
    ],
  },
  {
    id: 'passkeys-unreadable',
    title: 'Passkeys: none can be read',
    shows: ['2 passkeys could not be read.'],
    faults: [passkeys([{ id: 'odd' }, 'nothing'])],
  },
  {
    id: 'passkeys-many',
    title: 'Very many passkeys',
    shows: ['Remove the passkey Firefox on Linux 50'],
    faults: [
      passkeys(Array.from({ length: 50 }, (_, at) => ({ ...firefox, id: `${at}`, name: `${firefox.name} ${at + 1}` }))),
    ],
  },
  {
    id: 'passkeys-unsupported',
    title: 'A browser without passkeys',
    shows: ['Passkeys cannot be added here: this browser or this address does not support them.'],
    passkeys: 'unsupported',
  },
  {
    id: 'passkeys-loading',
    title: 'Passkeys that take their time',
    shows: ['Loading your passkeys'],
    faults: [fault('GET /*/passkeys', slow)],
  },
  {
    id: 'passkeys-failed',
    title: 'Passkeys could not be loaded',
    shows: ['Your passkeys are not here', 'The provider is being repaired.'],
    faults: [fault('GET /*/passkeys', serverFailure)],
  },
  {
    id: 'passkeys-failed-silently',
    title: 'Passkeys could not be loaded, without a message',
    shows: ['Your passkeys are not here', 'Your passkeys could not be loaded.'],
    faults: [fault('GET /*/passkeys', failure)],
  },
  {
    id: 'passkeys-off',
    title: 'A provider without passkeys',
    shows: ['Connected Wallets', 'Sessions'],
    withoutExtensions: ['passkeys'],
  },
]);
