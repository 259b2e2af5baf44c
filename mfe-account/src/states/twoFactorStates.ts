import { answer, fault, secondFactor, serverFailure, slow, statesOf } from './stateTools';

/** The dialog of the second factor where the set-up does not begin with the password. */
export const twoFactorStates = statesOf('TwoFactorDialog', { session: 'player' }, [
  {
    id: 'without-extension',
    title: 'A provider without the extension: no password',
    shows: ['Complete Setup', 'Scan the QR code with your Authenticator app!'],
    faults: [fault('POST /enable-2fa', answer({ secret: 'JBSWY3DPEHPK3PXP' }))],
    withoutExtensions: ['two-factor'],
  },
  {
    id: 'without-extension-loading',
    title: 'A provider without the extension: waiting for the set-up',
    shows: ['Preparing the set-up', 'Complete Setup'],
    faults: [fault('POST /enable-2fa', slow)],
    withoutExtensions: ['two-factor'],
  },
  {
    id: 'without-extension-failed',
    title: 'A provider without the extension: a failed set-up says so and closes',
    shows: ['Failed to initialize Two-Factor setup'],
    faults: [fault('POST /enable-2fa', serverFailure)],
    withoutExtensions: ['two-factor'],
  },
  {
    id: 'state-loading',
    title: 'Waiting for the provider to tell whether it is on',
    shows: ['Two-Factor Authentication', 'Preparing the set-up'],
    faults: [fault('GET /*/two-factor', slow)],
  },
  {
    id: 'state-failed',
    title: 'The provider cannot tell whether it is on',
    shows: ['The state of your second factor is not known', 'The provider is being repaired.'],
    faults: [fault('GET /*/two-factor', serverFailure)],
  },
  {
    id: 'state-malformed',
    title: 'The answer whether it is on cannot be read',
    shows: ['The state of your second factor is not known', 'The state of your second factor could not be loaded.'],
    faults: [fault('GET /*/two-factor', answer({ ...secondFactor, recoveryCodesLeft: -1 }))],
  },
  {
    id: 'signed-out',
    title: 'Signed out',
    shows: ['You are signed out', 'Log in to set up a second factor.'],
    session: 'signed-out',
  },
]);
