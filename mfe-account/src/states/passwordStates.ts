import { calls } from '@tessera/shared-contracts/api/schema';
import { announcing, answered, failed, refused, sends, statesOf, unanswered } from '@tessera/workbench/state';
import { codeField, profileOf } from './samplePlayer';

const { changePassword } = calls;
const strong = 'Tessera2027!';
const filled = { 'Current Password': '{password}', 'New Password': strong, 'Confirm Password': strong };
const open = { press: 'Update Password' };

/** Opens the form, fills it in, with other texts in some fields, and sends it. */
const change = (changed: Partial<typeof filled> = {}) => [
  open,
  ...Object.entries({ ...filled, ...changed }).map(([fill, text]) => ({ fill, text })),
  { press: 'Save Changes' },
];
const asksForCode = refused(changePassword, 'Enter the code of your authenticator app.', 400, {
  twoFactorRequired: true,
});

const state = statesOf('SettingsPage');
const invalid = announcing(state);
const sent = statesOf('SettingsPage', { steps: change(), does: sends(changePassword) });
const says = announcing(sent);

/** The change of the password. */
export const passwordStates = [
  state(
    'password-form',
    'Password form open',
    ['Current Password', '3 of 6 rules met', '12 to 15 characters', 'nothing else: no spaces, no other letters'],
    { steps: [open, { fill: 'New Password', text: 'Tessera' }] },
  ),
  state(
    'password-rules-met',
    'Password form: every rule is met',
    ['6 of 6 rules met', 'a lowercase letter', 'an uppercase letter', 'a number', 'one of @$!%*?&'],
    { steps: [open, { fill: 'New Password', text: strong }] },
  ),
  invalid('password-missing', 'Password form: empty', ['Please fill in all password fields', 'Save Changes'], {
    steps: [open, { press: 'Save Changes' }],
    does: { focus: 'Current Password' },
  }),
  invalid('password-differs', 'Password form: two new passwords', ['New passwords do not match', 'Confirm Password'], {
    steps: change({ 'Confirm Password': 'Tessera2028!' }),
    does: { focus: 'Confirm Password' },
  }),
  invalid(
    'password-weak',
    'Password form: a rule is not met',
    [
      'Password must be 12–15 characters long and include uppercase, lowercase, number, and special character',
      '5 of 6 rules met',
    ],
    { steps: change({ 'New Password': 'tessera2027!', 'Confirm Password': 'tessera2027!' }) },
  ),
  invalid('password-no-username', 'Password form: no username is known', ['Username not found. Please log in again.'], {
    faults: [profileOf({ username: '' })],
    storage: { user: '{"id":"{player}","username":"","email":"player@tessera.test","kycStatus":""}', username: '' },
    steps: change(),
  }),
  sent('password-saving', 'Password is being saved', ['Updating...'], { faults: [unanswered(changePassword)] }),
  says('password-refused', 'Password refused by the provider', ['Current password is incorrect.'], {
    faults: [refused(changePassword, undefined, 400, { error: 'Current password is incorrect.' })],
  }),
  says('password-failed', 'Password could not be changed', ['Failed to change password. Please try again.'], {
    faults: [failed(changePassword)],
  }),
  says(
    'password-code',
    'Password: the provider asks for the second factor',
    ['Enter the code of your authenticator app.', codeField],
    { faults: [asksForCode], does: { focus: codeField } },
  ),
  says('password-code-refused', 'Password: the second factor was refused', ['Invalid verification code', codeField], {
    faults: [asksForCode],
    steps: [
      ...change(),
      { fill: codeField, text: '482615' },
      { faults: [refused(changePassword, 'Invalid verification code')] },
      { press: 'Save Changes' },
    ],
  }),
  says('password-saved', 'Password saved: the form closes', ['Password changed successfully ✅', open.press], {
    faults: [answered(changePassword, {})],
    does: { focus: open.press },
  }),
];
