import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { failed, sends, serverMessage, statesOf, unanswered } from '@tessera/workbench/state';
import { firefox, passkeys, phone } from './samplePlayer';

const { listPasskeys } = extensionCalls;
const state = statesOf('SettingsPage', { faults: [passkeys()] });

/** The list of passkeys. */
export const passkeyStates = [
  state(
    'passkeys-none',
    'No passkeys yet',
    [
      'You have no passkeys yet.',
      'Log in with your fingerprint, your face or the lock of your device, without password and code.',
      'Add a passkey',
    ],
    { faults: [passkeys([])] },
  ),
  state('passkeys', 'Passkeys', [
    'Rename the passkey Firefox on Linux',
    'Remove the passkey Firefox on Linux',
    'Add a passkey',
  ]),
  state(
    'passkeys-odd',
    'Passkeys: without times, and one that cannot be read',
    ['Added unknown, not used yet', 'Added unknown, last used unknown', '1 passkey could not be read.'],
    {
      faults: [
        passkeys([
          { ...firefox, createdAt: 'long ago', lastUsedAt: 'yesterday' },
          { ...phone, createdAt: 'long ago' },
          { id: 'odd' },
        ]),
      ],
    },
  ),
  state('passkeys-unreadable', 'Passkeys: none can be read', ['2 passkeys could not be read.'], {
    faults: [passkeys([{ id: 'odd' }, 'nothing'])],
  }),
  state('passkeys-many', 'Very many passkeys', ['Remove the passkey Firefox on Linux 50'], {
    faults: [
      passkeys(Array.from({ length: 50 }, (_, at) => ({ ...firefox, id: `${at}`, name: `${firefox.name} ${at + 1}` }))),
    ],
  }),
  state(
    'passkeys-unsupported',
    'A browser without passkeys',
    [
      'Passkeys cannot be added here: this browser or this address does not support them.',
      'Remove the passkey Firefox on Linux',
    ],
    { passkeys: 'unsupported' },
  ),
  state('passkeys-loading', 'Passkeys that take their time', ['Loading your passkeys'], {
    faults: [unanswered(listPasskeys)],
  }),
  state('passkeys-failed', 'Passkeys could not be loaded', ['Your passkeys are not here', serverMessage], {
    faults: [failed(listPasskeys, serverMessage)],
  }),
  state(
    'passkeys-failed-silently',
    'Passkeys could not be loaded, without a message',
    ['Your passkeys are not here', 'Your passkeys could not be loaded.'],
    { faults: [failed(listPasskeys)] },
  ),
  state('passkeys-reloaded', 'Passkeys loaded after a failure', ['Remove the passkey Firefox on Linux'], {
    faults: [failed(listPasskeys)],
    steps: [{ see: 'Your passkeys are not here' }, { faults: [passkeys()] }, { press: 'Try again', in: 'Passkeys' }],
    does: { ...sends(listPasskeys), focus: 'Passkeys' },
  }),
  state('passkeys-off', 'A provider without passkeys', ['Connected Wallets', 'Sessions'], {
    withoutExtensions: ['passkeys'],
  }),
];
