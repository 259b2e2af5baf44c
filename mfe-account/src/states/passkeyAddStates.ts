import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { announcing, answered, failed, refused, sends, statesOf } from '@tessera/workbench/state';
import { firefox, passkeys } from './samplePlayer';

const { addPasskey, beginPasskey } = extensionCalls;
const add = { press: 'Add a passkey' };
const creation = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { name: 'Tessera' },
  user: { id: 'YQ', name: 'marcella', displayName: 'Marcella' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};
const begun = (changed: object = {}) => answered(beginPasskey, { ...creation, ...changed });
const list = passkeys();
const notVerified = 'This passkey could not be verified. Please try again.';
const wrongPassword = 'Incorrect password. Please try again.';
const tooMany = 'You can have 20 passkeys. Remove one first.';

const usual = { faults: [list, begun()], steps: [add, { fill: 'Your password', text: '{password}' }, add] };
const state = statesOf('SettingsPage', { faults: [list] });
const says = announcing(state);
const begins = statesOf('SettingsPage', { ...usual, does: sends(beginPasskey) });
const fails = announcing(begins);
const adds = announcing(
  statesOf('SettingsPage', { ...usual, passkeys: 'works', does: sends(beginPasskey, addPasskey) }),
);

/** Passkeys that are added. */
export const passkeyAddStates = [
  state(
    'passkey-add',
    'Adding a passkey asks for the password',
    [
      'Your browser will then ask where to keep it, and check that it is you.',
      'Name (optional)',
      'To tell your passkeys apart. Without one, it is named after this browser.',
    ],
    { steps: [add] },
  ),
  says('passkey-add-password-missing', 'Adding a passkey without the password', ['Please enter your password'], {
    steps: [add, { see: 'Name (optional)' }, add],
    does: { focus: 'Your password' },
  }),
  fails('passkey-add-refused', 'Adding a passkey: the password was refused', [wrongPassword, 'Name (optional)'], {
    faults: [list, refused(beginPasskey, wrongPassword)],
  }),
  fails('passkey-add-too-many', 'Adding a passkey: there are too many', [tooMany], {
    faults: [list, refused(beginPasskey, tooMany, 409)],
  }),
  fails('passkey-add-failed', 'Adding a passkey failed', ['The passkey could not be added. Please try again.'], {
    faults: [list, failed(beginPasskey)],
  }),
  begins('passkey-adding', 'Adding a passkey: waits for the browser', ['Adding...'], { passkeys: 'waiting' }),
  fails(
    'passkey-add-cancelled',
    'Adding a passkey: the player cancelled it',
    ['Nothing happened: the request was cancelled or took too long.'],
    { passkeys: 'refused' },
  ),
  fails(
    'passkey-add-known',
    'Adding a passkey: the device has one already',
    ['This device already has a passkey for your account.'],
    { passkeys: 'known' },
  ),
  fails(
    'passkey-add-unusable',
    'Adding a passkey: the browser cannot do it',
    ['This device or browser could not do it. Try another one.'],
    // Browsers make passkeys for their own site only.
    { faults: [list, begun({ rp: { name: 'Elsewhere', id: 'elsewhere.example' } })] },
  ),
  adds('passkey-add-not-verified', 'Adding a passkey: the provider does not accept it', [notVerified], {
    faults: [list, begun(), refused(addPasskey, notVerified)],
  }),
  adds('passkey-added', 'A passkey is added', ['Passkey added.'], {
    faults: [list, begun(), answered(addPasskey, firefox)],
  }),
];
