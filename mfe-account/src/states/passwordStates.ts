import { answer, type Fault, failure, fault, password, profileOf, refused, slow, statesOf } from './stateTools';

const strong = 'Tessera2027!';
const filled = { 'Current Password': password, 'New Password': strong, 'Confirm Password': strong };
const open = { press: 'Update Password' };

/** Opens the form, fills it in, with other texts in some fields, and sends it. */
const change = (changed: Partial<typeof filled> = {}) => [
  open,
  ...Object.entries({ ...filled, ...changed }).map(([fill, text]) => ({ fill, text })),
  { press: 'Save Changes' },
];
const asksForCode = refused('Enter the code of your authenticator app.', 400, { twoFactorRequired: true });
const answered = (given: Partial<Fault>) => ({ faults: [fault('POST /change-password', given)], steps: change() });

/** The change of the password. */
export const passwordStates = statesOf('SettingsPage', { session: 'player' }, [
  {
    id: 'password-form',
    title: 'Password form open',
    shows: ['Current Password', '3 of 6 rules met', '12 to 15 characters', 'nothing else: no spaces, no other letters'],
    steps: [open, { fill: 'New Password', text: 'Tessera' }],
  },
  {
    id: 'password-rules-met',
    title: 'Password form: every rule is met',
    shows: ['6 of 6 rules met', 'a lowercase letter', 'an uppercase letter', 'a number', 'one of @$!%*?&'],
    steps: [open, { fill: 'New Password', text: strong }],
  },
  {
    id: 'password-missing',
    title: 'Password form: empty',
    shows: ['Please fill in all password fields', 'Save Changes'],
    steps: [open, { press: 'Save Changes' }],
  },
  {
    id: 'password-differs',
    title: 'Password form: two new passwords',
    shows: ['New passwords do not match', 'Confirm Password'],
    steps: change({ 'Confirm Password': 'Tessera2028!' }),
  },
  {
    id: 'password-weak',
    title: 'Password form: a rule is not met',
    shows: [
      'Password must be 12–15 characters long and include uppercase, lowercase, number, and special character',
      '5 of 6 rules met',
    ],
    steps: change({ 'New Password': 'tessera2027!', 'Confirm Password': 'tessera2027!' }),
  },
  {
    id: 'password-no-username',
    title: 'Password form: no username is known',
    shows: ['Username not found. Please log in again.'],
    faults: [profileOf({ username: '' })],
    storage: { user: '{"id":"{player}","username":"","email":"player@tessera.test","kycStatus":""}', username: '' },
    steps: change(),
  },
  {
    id: 'password-saving',
    title: 'Password is being saved',
    shows: ['Updating...'],
    ...answered(slow),
  },
  {
    id: 'password-refused',
    title: 'Password refused by the provider',
    shows: ['Current password is incorrect.'],
    ...answered({ status: 400, body: { error: 'Current password is incorrect.' } }),
  },
  {
    id: 'password-failed',
    title: 'Password could not be changed',
    shows: ['Failed to change password. Please try again.'],
    ...answered(failure),
  },
  {
    id: 'password-code',
    title: 'Password: the provider asks for the second factor',
    shows: ['Code of your authenticator app, or a recovery code', 'Enter the code of your authenticator app.'],
    ...answered(asksForCode),
  },
  {
    id: 'password-code-refused',
    title: 'Password: the second factor was refused',
    shows: ['Code of your authenticator app, or a recovery code', 'Invalid verification code'],
    ...answered(asksForCode),
    steps: [
      ...change(),
      { fill: 'Code of your authenticator app, or a recovery code', text: '482615' },
      { faults: [fault('POST /change-password', refused('Invalid verification code'))] },
      { press: 'Save Changes' },
    ],
  },
  {
    id: 'password-saved',
    title: 'Password saved: the form closes',
    shows: ['Password changed successfully ✅', 'Update Password'],
    ...answered(answer({})),
  },
]);
