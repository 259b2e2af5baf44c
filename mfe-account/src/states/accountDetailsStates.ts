import { answer, failure, fault, serverFailure, slow, statesOf } from './stateTools';

const details = { username: 'Marcella the Great', email: 'great@tessera.example' };
const kept = (preferences: object) => fault('GET /*/preferences', answer(preferences));
const save = [{ press: 'Edit' }, { fill: 'Username', text: details.username }, { press: 'Save' }];

/** The account details and the privacy toggles. */
export const accountDetailsStates = statesOf('SettingsPage', { session: 'player' }, [
  {
    id: 'details-edited',
    title: 'Account details: the form',
    shows: ['Username', 'E-mail', 'Save', 'Cancel'],
    steps: [{ press: 'Edit' }],
  },
  {
    id: 'details-draft',
    title: 'Account details: edits that are not saved',
    shows: ['Not saved yet. Your changes are kept in this tab until you save or cancel.'],
    steps: save.slice(0, 2),
  },
  {
    id: 'details-saving',
    title: 'Account details: being saved',
    shows: ['Saving...', details.username],
    faults: [fault('PUT /*/preferences', slow)],
    steps: save,
  },
  {
    id: 'details-not-saved',
    title: 'Account details: could not be saved',
    shows: ['Save', 'Your preferences could not be saved. Please try again.'],
    faults: [fault('PUT /*/preferences', failure)],
    steps: save,
  },
  {
    id: 'details-saved',
    title: 'Account details: saved by the provider',
    shows: ['Saved.', 'Shown on your pages; login and mails keep using the account’s own.'],
    faults: [kept({ details }), fault('PUT /*/preferences', answer({ details }))],
    steps: save,
  },
  {
    id: 'details-kept',
    title: 'Account details: saved earlier',
    shows: ['Edit', 'Marcella the Great', 'Shown on your pages; login and mails keep using the account’s own.'],
    faults: [kept({ details })],
  },
  {
    id: 'details-saved-here',
    title: 'Account details: saved on this device',
    shows: [
      'Saved on this device for this session.',
      'Kept on this device for this session; your account itself is unchanged.',
    ],
    withoutExtensions: ['preferences'],
    steps: save,
  },
  {
    id: 'privacy',
    title: 'Privacy: everything is off',
    shows: ['Show bets publicly', 'Display stats', 'Receive tip notifications'],
    faults: [kept({ showBetsPublicly: false, displayStats: false, receiveTipNotifications: false })],
  },
  {
    id: 'privacy-here',
    title: 'Privacy: kept on this device',
    shows: [
      'Kept on this device',
      'Whether your name may appear in live bets.',
      'Whether others may see your statistics.',
      'Whether you want to hear of tips.',
    ],
    withoutExtensions: ['preferences'],
  },
  {
    id: 'privacy-unknown',
    title: 'Privacy: the provider cannot tell what is set',
    shows: ['What you have set could not be loaded. Please try again later.'],
    faults: [fault('GET /*/preferences', serverFailure)],
  },
  {
    id: 'privacy-loading',
    title: 'Privacy: what is set is not known yet',
    shows: ['Privacy', 'Show bets publicly'],
    faults: [fault('GET /*/preferences', slow)],
  },
  {
    id: 'privacy-not-saved',
    title: 'Privacy: a change could not be saved',
    shows: ['Display stats', 'Your preferences could not be saved. Please try again.'],
    faults: [fault('PUT /*/preferences', failure)],
    steps: [{ press: 'Display stats' }],
  },
]);
