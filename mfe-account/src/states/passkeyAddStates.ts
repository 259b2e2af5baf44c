import { firefox, passkeys } from './passkeyTools';
import { answer, type Fault, failure, fault, password, refused, statesOf } from './stateTools';

const add = { press: 'Add a passkey' };
const addNow = [add, { fill: 'Your password', text: password }, add];
const begun = (given: Partial<Fault>) => [passkeys(), fault('POST /*/passkeys/options', given)];
const creation = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { name: 'Tessera' },
  user: { id: 'YQ', name: 'marcella', displayName: 'Marcella' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

/** Passkeys that are added. */
export const passkeyAddStates = statesOf('SettingsPage', { session: 'player', faults: [passkeys()] }, [
  {
    id: 'passkey-add',
    title: 'Adding a passkey asks for the password',
    shows: [
      'Your browser will then ask where to keep it, and check that it is you.',
      'Name (optional)',
      'To tell your passkeys apart. Without one, it is named after this browser.',
    ],
    steps: [add],
  },
  {
    id: 'passkey-add-password-missing',
    title: 'Adding a passkey without the password',
    shows: ['Please enter your password'],
    steps: [add, { see: 'Name (optional)' }, add],
  },
  {
    id: 'passkey-add-refused',
    title: 'Adding a passkey: the password was refused',
    shows: ['Name (optional)', 'Current password is incorrect.'],
    faults: begun(refused('Current password is incorrect.')),
    steps: addNow,
  },
  {
    id: 'passkey-add-too-many',
    title: 'Adding a passkey: there are too many',
    shows: ['You can have 20 passkeys. Remove one first.'],
    faults: begun(refused('You can have 20 passkeys. Remove one first.', 409)),
    steps: addNow,
  },
  {
    id: 'passkey-add-failed',
    title: 'Adding a passkey failed',
    shows: ['The passkey could not be added. Please try again.'],
    faults: begun(failure),
    steps: addNow,
  },
  {
    id: 'passkey-adding',
    title: 'Adding a passkey: waits for the browser',
    shows: ['Adding...'],
    passkeys: 'waiting',
    faults: begun(answer(creation)),
    steps: addNow,
  },
  {
    id: 'passkey-add-cancelled',
    title: 'Adding a passkey: the player cancelled it',
    shows: ['Nothing happened: the request was cancelled or took too long.'],
    passkeys: 'refused',
    faults: begun(answer(creation)),
    steps: addNow,
  },
  {
    id: 'passkey-add-known',
    title: 'Adding a passkey: the device has one already',
    shows: ['This device already has a passkey for your account.'],
    passkeys: 'known',
    faults: begun(answer(creation)),
    steps: addNow,
  },
  {
    id: 'passkey-add-unusable',
    title: 'Adding a passkey: the browser cannot do it',
    shows: ['This device or browser could not do it. Try another one.'],
    // Browsers make passkeys for their own site only.
    faults: begun(answer({ ...creation, rp: { name: 'Elsewhere', id: 'elsewhere.example' } })),
    steps: addNow,
  },
  {
    id: 'passkey-add-not-verified',
    title: 'Adding a passkey: the provider does not accept it',
    shows: ['This passkey could not be verified. Please try again.'],
    passkeys: 'works',
    faults: [
      ...begun(answer(creation)),
      fault('POST /*/passkeys', refused('This passkey could not be verified. Please try again.')),
    ],
    steps: addNow,
  },
  {
    id: 'passkey-added',
    title: 'A passkey is added',
    shows: ['Passkey added.'],
    passkeys: 'works',
    faults: [...begun(answer(creation)), fault('POST /*/passkeys', answer(firefox))],
    steps: addNow,
  },
]);
