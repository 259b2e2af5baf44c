import { answer, fault, secondFactor, serverFailure, statesOf } from './stateTools';

const press = [{ press: 'Enable 2FA' }];

/** The switch of the second factor in the settings. */
export const twoFactorSwitchStates = statesOf('SettingsPage', { session: 'player' }, [
  {
    id: 'two-factor-on',
    title: 'Second factor on',
    shows: ['Enable 2FA', 'A six-digit code from your authenticator app.'],
    faults: [fault('GET /*/two-factor', answer(secondFactor))],
  },
  {
    id: 'two-factor-opened',
    title: 'The set-up of the second factor',
    shows: ['Two-Factor Authentication', 'Your password shows that it is you who adds a second factor.'],
    steps: press,
  },
  {
    id: 'two-factor-unknown',
    title: 'Second factor: the provider cannot tell whether it is on',
    shows: ['The state of your second factor is not known', 'The provider is being repaired.'],
    faults: [fault('GET /*/two-factor', serverFailure)],
    steps: press,
  },
  {
    id: 'two-factor-switched-off-here',
    title: 'Second factor switched off at a provider without the extension',
    shows: ['Enable 2FA', 'Two-Factor Authentication disabled'],
    withoutExtensions: ['two-factor'],
    steps: [{ see: 'Enable 2FA' }, { event: 'two-factor-changed', detail: { isEnabled: true } }, ...press],
  },
]);
