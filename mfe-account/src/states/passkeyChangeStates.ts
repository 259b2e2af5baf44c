import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { announcing, answered, failed, refused, sends, statesOf, unanswered } from '@tessera/workbench/state';
import { codeField, firefox, passkeys } from './samplePlayer';

const { removePasskey, renamePasskey } = extensionCalls;
const withCode = passkeys(undefined, 'code');
const rename = [{ press: 'Rename the passkey Firefox on Linux' }];
const remove = [{ press: 'Remove the passkey Firefox on Linux' }];

const state = statesOf('SettingsPage', { faults: [passkeys()] });
const renamed = statesOf('SettingsPage', {
  steps: [...rename, { fill: 'Name', text: 'My laptop' }, { press: 'Save' }],
  does: sends(renamePasskey),
});
const removed = statesOf('SettingsPage', {
  steps: [...remove, { fill: codeField, text: '482615' }, { press: 'Remove' }],
  does: sends(removePasskey),
});

/** Passkeys that are renamed and removed. */
export const passkeyChangeStates = [
  state('passkey-rename', 'Renaming a passkey', ['Rename this passkey', 'Save'], {
    steps: rename,
    does: { focus: 'Name' },
  }),
  announcing(state)('passkey-rename-missing', 'Renaming a passkey: no name', ['Please enter a name'], {
    steps: [...rename, { fill: 'Name', text: ' ' }, { press: 'Save' }],
  }),
  renamed('passkey-renaming', 'Renaming a passkey: being saved', ['Rename this passkey', 'Saving...'], {
    faults: [passkeys(), unanswered(renamePasskey)],
  }),
  announcing(renamed)(
    'passkey-rename-failed',
    'Renaming a passkey failed',
    ['The passkey could not be renamed. Please try again.'],
    { faults: [passkeys(), failed(renamePasskey)] },
  ),
  announcing(renamed)('passkey-renamed', 'A passkey is renamed', ['Passkey renamed.'], {
    faults: [passkeys(), answered(renamePasskey, { ...firefox, name: 'My laptop' })],
  }),
  state(
    'passkey-remove',
    'Removing a passkey asks first',
    ['Remove this passkey?', 'It will no longer log in here. Delete it on your device, too: the site cannot do that.'],
    { steps: remove },
  ),
  announcing(state)('passkey-remove-code-missing', 'Removing a passkey without the code', ['Please enter a code'], {
    faults: [withCode],
    steps: [...remove, { see: codeField }, { press: 'Remove' }],
    does: { focus: codeField },
  }),
  removed('passkey-removing', 'A passkey is being removed', ['Removing...'], {
    faults: [withCode, unanswered(removePasskey)],
  }),
  announcing(removed)(
    'passkey-remove-refused',
    'Removing a passkey: the code was refused',
    ['Invalid verification code', 'Remove this passkey?'],
    { faults: [withCode, refused(removePasskey, 'Invalid verification code')], does: { focus: codeField } },
  ),
  announcing(removed)(
    'passkey-remove-failed',
    'Removing a passkey failed',
    ['The passkey could not be removed. Please try again.'],
    { faults: [withCode, failed(removePasskey)] },
  ),
  announcing(removed)('passkey-removed', 'A passkey is removed', ['Passkey removed.'], {
    faults: [withCode, answered(removePasskey, {})],
  }),
];
