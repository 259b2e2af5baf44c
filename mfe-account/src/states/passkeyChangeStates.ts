import { firefox, passkeys } from './passkeyTools';
import { answer, type Fault, failure, fault, refused, slow, statesOf } from './stateTools';

const codeField = 'Code of your authenticator app, or a recovery code';
const withCode = passkeys(undefined, 'code');

const rename = [{ press: 'Rename the passkey Firefox on Linux' }];
const renameNow = [...rename, { fill: 'Name', text: 'My laptop' }, { press: 'Save' }];
const renamed = (given: Partial<Fault>) => ({
  faults: [passkeys(), fault('PUT /*/passkeys/laptop', given)],
  steps: renameNow,
});

const remove = [{ press: 'Remove the passkey Firefox on Linux' }];
const removeNow = [...remove, { fill: codeField, text: '482615' }, { press: 'Remove' }];
const removed = (given: Partial<Fault>) => ({
  faults: [withCode, fault('POST /*/passkeys/laptop/remove', given)],
  steps: removeNow,
});

/** Passkeys that are renamed and removed. */
export const passkeyChangeStates = statesOf('SettingsPage', { session: 'player', faults: [passkeys()] }, [
  {
    id: 'passkey-rename',
    title: 'Renaming a passkey',
    shows: ['Rename this passkey', 'Save'],
    steps: rename,
  },
  {
    id: 'passkey-rename-missing',
    title: 'Renaming a passkey: no name',
    shows: ['Please enter a name'],
    steps: [...rename, { fill: 'Name', text: ' ' }, { press: 'Save' }],
  },
  {
    id: 'passkey-renaming',
    title: 'Renaming a passkey: being saved',
    shows: ['Rename this passkey', 'Saving...'],
    ...renamed(slow),
  },
  {
    id: 'passkey-rename-failed',
    title: 'Renaming a passkey failed',
    shows: ['The passkey could not be renamed. Please try again.'],
    ...renamed(failure),
  },
  {
    id: 'passkey-renamed',
    title: 'A passkey is renamed',
    shows: ['Passkey renamed.'],
    ...renamed(answer({ ...firefox, name: 'My laptop' })),
  },
  {
    id: 'passkey-remove',
    title: 'Removing a passkey asks first',
    shows: [
      'Remove this passkey?',
      'It will no longer log in here. Delete it on your device, too: the site cannot do that.',
    ],
    steps: remove,
  },
  {
    id: 'passkey-remove-code-missing',
    title: 'Removing a passkey without the code',
    shows: ['Please enter a code'],
    faults: [withCode],
    steps: [...remove, { see: codeField }, { press: 'Remove' }],
  },
  { id: 'passkey-removing', title: 'A passkey is being removed', shows: ['Removing...'], ...removed(slow) },
  {
    id: 'passkey-remove-refused',
    title: 'Removing a passkey: the code was refused',
    shows: ['Remove this passkey?', 'Invalid verification code'],
    ...removed(refused('Invalid verification code')),
  },
  {
    id: 'passkey-remove-failed',
    title: 'Removing a passkey failed',
    shows: ['The passkey could not be removed. Please try again.'],
    ...removed(failure),
  },
  { id: 'passkey-removed', title: 'A passkey is removed', shows: ['Passkey removed.'], ...removed(answer({})) },
]);
