import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { announcing, failed, serverMessage, statesOf, unanswered } from '@tessera/workbench/state';
import { secondFactor } from './samplePlayer';

const { readTwoFactor } = extensionCalls;
const press = [{ press: 'Enable 2FA' }];
const unknown = 'The state of your second factor is not known';

const dialog = statesOf('TwoFactorDialog');
const settings = statesOf('SettingsPage');

/** Whether the second factor is on, in its dialog and in the settings. */
export const twoFactorStates = [
  dialog(
    'state-loading',
    'Waiting for the provider to tell whether it is on',
    ['Two-Factor Authentication', 'Preparing the set-up'],
    { faults: [unanswered(readTwoFactor)] },
  ),
  dialog('state-failed', 'The provider cannot tell whether it is on', [unknown, serverMessage], {
    faults: [failed(readTwoFactor, serverMessage)],
  }),
  dialog(
    'state-malformed',
    'The answer whether it is on cannot be read',
    [unknown, 'The state of your second factor could not be loaded.'],
    { faults: [secondFactor({ recoveryCodesLeft: -1 })] },
  ),
  dialog('signed-out', 'Signed out', ['You are signed out', 'Log in to set up a second factor.'], {
    session: 'signed-out',
  }),
  settings('two-factor-on', 'Second factor on', ['Enable 2FA', 'A six-digit code from your authenticator app.'], {
    faults: [secondFactor()],
  }),
  settings(
    'two-factor-opened',
    'The set-up of the second factor',
    ['Two-Factor Authentication', 'Your password shows that it is you who adds a second factor.'],
    { steps: press },
  ),
  settings('two-factor-unknown', 'Second factor: the provider cannot tell whether it is on', [unknown, serverMessage], {
    faults: [failed(readTwoFactor, serverMessage)],
    steps: press,
  }),
  announcing(settings)(
    'two-factor-switched-off-here',
    'Second factor switched off at a provider without the extension',
    ['Two-Factor Authentication disabled', 'Enable 2FA'],
    {
      withoutExtensions: ['two-factor'],
      steps: [{ see: 'Enable 2FA' }, { event: 'two-factor-changed', detail: { isEnabled: true } }, ...press],
    },
  ),
];
