import type { State } from '@tessera/workbench/state';
import { answers, delays, held, refuses, statesAt } from './stateTools';

const overview = statesAt('overview');

const twoFactorCall = { method: 'GET', path: '/auth-service/api/auth/*/two-factor' } as const;

/** States of the prompt for a second factor. */
export const twoFactorStates: readonly State[] = [
  overview(
    'two-factor-off',
    'A player without a second factor',
    ['Protect withdrawals.', 'Add a second factor.', 'Enable 2FA'],
    {
      faults: held,
    },
  ),
  overview(
    'two-factor-on',
    'A player with a second factor',
    ['Withdrawals are protected.', 'They ask for your second factor.'],
    {
      faults: [...held, answers(twoFactorCall, { enabled: true, recoveryCodesLeft: 8 })],
    },
  ),
  overview('two-factor-loading', 'The state of the second factor is not known yet', ['Total balance', '$8,412.07'], {
    faults: [...held, delays(twoFactorCall)],
  }),
  overview('two-factor-failed', 'The state of the second factor cannot be loaded', ['Total balance', '$8,412.07'], {
    sameAs: 'two-factor-loading',
    faults: [...held, refuses(twoFactorCall, 'The accounts are being serviced.', 500)],
  }),
  overview(
    'two-factor-not-asked-for',
    'A provider that does not ask for a second factor',
    ['Add a second factor.', 'Enable 2FA'],
    {
      faults: held,
      withoutExtensions: ['two-factor'],
    },
  ),
  overview(
    'two-factor-on-here',
    'A second factor set up in this page, where the provider does not ask for it',
    ['Total balance', '$8,412.07'],
    {
      sameAs: 'two-factor-loading',
      faults: held,
      withoutExtensions: ['two-factor'],
      steps: [{ see: 'Enable 2FA' }, { event: 'two-factor-changed', detail: { isEnabled: true } }],
    },
  ),
];
