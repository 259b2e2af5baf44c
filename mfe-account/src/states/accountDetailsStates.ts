import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { announcing, answered, failed, sends, serverMessage, statesOf, unanswered } from '@tessera/workbench/state';

const { readPreferences, savePreferences } = extensionCalls;
const details = { username: 'Marcella the Great', email: 'great@tessera.example' };
const kept = (preferences: object) => answered(readPreferences, preferences);
const save = [{ press: 'Edit' }, { fill: 'Username', text: details.username }, { press: 'Save' }];

const state = statesOf('SettingsPage');
const saved = statesOf('SettingsPage', { steps: save, does: sends(savePreferences) });

/** The account details and the privacy toggles. */
export const accountDetailsStates = [
  state('details-edited', 'Account details: the form', ['Username', 'E-mail', 'Save', 'Cancel'], {
    steps: [{ press: 'Edit' }],
    does: { focus: 'Username' },
  }),
  state(
    'details-draft',
    'Account details: edits that are not saved',
    ['Not saved yet. Your changes are kept in this tab until you save or cancel.'],
    { steps: save.slice(0, 2) },
  ),
  saved('details-saving', 'Account details: being saved', ['Saving...', details.username], {
    faults: [unanswered(savePreferences)],
  }),
  announcing(saved)(
    'details-not-saved',
    'Account details: could not be saved',
    ['Your preferences could not be saved. Please try again.', 'Save'],
    { faults: [failed(savePreferences)] },
  ),
  saved(
    'details-saved',
    'Account details: saved by the provider',
    ['Saved.', 'Shown on your pages; login and mails keep using the account’s own.'],
    { faults: [kept({ details }), answered(savePreferences, { details })], does: { focus: 'Edit' } },
  ),
  state(
    'details-kept',
    'Account details: saved earlier',
    ['Edit', details.username, 'Shown on your pages; login and mails keep using the account’s own.'],
    { faults: [kept({ details })] },
  ),
  state(
    'details-saved-here',
    'Account details: saved on this device',
    [
      'Saved on this device for this session.',
      'Kept on this device for this session; your account itself is unchanged.',
    ],
    { withoutExtensions: ['preferences'], steps: save },
  ),
  state('privacy', 'Privacy: everything is off', ['Show bets publicly', 'Display stats', 'Receive tip notifications'], {
    faults: [kept({ showBetsPublicly: false, displayStats: false, receiveTipNotifications: false })],
  }),
  state(
    'privacy-here',
    'Privacy: kept on this device',
    [
      'Kept on this device',
      'Whether your name may appear in live bets.',
      'Whether others may see your statistics.',
      'Whether you want to hear of tips.',
    ],
    { withoutExtensions: ['preferences'] },
  ),
  state(
    'privacy-unknown',
    'Privacy: the provider cannot tell what is set',
    ['What you have set could not be loaded. Please try again later.'],
    { faults: [failed(readPreferences, serverMessage)] },
  ),
  state('privacy-loading', 'Privacy: what is set is not known yet', ['Privacy', 'Show bets publicly'], {
    faults: [unanswered(readPreferences)],
  }),
  announcing(saved)(
    'privacy-not-saved',
    'Privacy: a change could not be saved',
    ['Your preferences could not be saved. Please try again.', 'Display stats'],
    { faults: [failed(savePreferences)], steps: [{ press: 'Display stats' }] },
  ),
  state('phrase-none', 'Mail phrase: none yet', ['Mail phrase', 'Set phrase'], { faults: [kept({})] }),
  state('phrase', 'Mail phrase: set', ['“Blue heron at dawn” is at the top of every mail.', 'Change'], {
    faults: [kept({ antiPhishingPhrase: 'Blue heron at dawn' })],
  }),
  state('phrase-form', 'Mail phrase: the form', ['Your phrase', 'Leave it empty for none.'], {
    faults: [kept({})],
    steps: [{ press: 'Set phrase' }],
    does: { focus: 'Your phrase' },
  }),
  announcing(saved)('phrase-saved', 'Mail phrase: saved', ['Saved.'], {
    faults: [kept({}), answered(savePreferences, { antiPhishingPhrase: 'Heron' })],
    steps: [{ press: 'Set phrase' }, { fill: 'Your phrase', text: 'Heron' }, { press: 'Save' }],
  }),
];
