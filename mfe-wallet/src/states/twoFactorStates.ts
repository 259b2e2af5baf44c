import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { answered, failed, unanswered } from '@tessera/workbench/state';
import { held } from './sampleBalance';
import { walletAt } from './walletAt';

const overview = walletAt('overview', { faults: held });

/** States of the prompt for a second factor. */
export const twoFactorStates = [
  overview('two-factor-off', 'A player without a second factor', [
    'Protect withdrawals.',
    'Add a second factor.',
    'Enable 2FA',
  ]),
  overview(
    'two-factor-on',
    'A player with a second factor',
    ['Withdrawals are protected.', 'They ask for your second factor.'],
    { faults: [...held, answered(extensionCalls.readTwoFactor, { enabled: true, recoveryCodesLeft: 8 })] },
  ),
  overview('two-factor-loading', 'The state of the second factor is not known yet', ['Total balance', '$8,412.07'], {
    faults: [...held, unanswered(extensionCalls.readTwoFactor)],
  }),
  overview('two-factor-failed', 'The state of the second factor cannot be loaded', ['Total balance', '$8,412.07'], {
    sameAs: 'two-factor-loading',
    faults: [...held, failed(extensionCalls.readTwoFactor, 'The accounts are being serviced.')],
  }),
  overview(
    'two-factor-not-asked-for',
    'A provider that does not ask for a second factor',
    ['Add a second factor.', 'Enable 2FA'],
    { withoutExtensions: ['two-factor'] },
  ),
  overview(
    'two-factor-on-here',
    'A second factor set up in this page, where the provider does not ask for it',
    ['Total balance', '$8,412.07'],
    {
      sameAs: 'two-factor-loading',
      withoutExtensions: ['two-factor'],
      steps: [{ see: 'Enable 2FA' }, { event: 'two-factor-changed', detail: { isEnabled: true } }],
    },
  ),
];
