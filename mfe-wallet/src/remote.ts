import { createRemote } from '@tessera/platform/remote';
import { on } from '@tessera/shared-contracts/events';
import { reportCredits } from './features/deposit/reportCredits';
import { displaySettingsSlice } from './features/display-settings/displaySettings.slice';
import { twoFactorChanged, twoFactorSlice } from './features/two-factor/twoFactor.slice';
import { startStoredWithdrawals } from './features/withdraw/flow/startStoredWithdrawals';
import { withdrawalSlice } from './features/withdraw/flow/withdrawal.slice';

/** The player's wallet. Refetches what shows money on `balance-changed`, and the notices on `notices-changed`. */
export const remote = createRemote('wallet', {
  tagTypes: ['AddressBook', 'Balance', 'Deposits', 'Notices', 'Transaction', 'TwoFactor', 'Vault'],
  slices: [displaySettingsSlice, twoFactorSlice, withdrawalSlice],
  follow: ({ store, api, userId }) => [
    startStoredWithdrawals(store, userId),
    reportCredits(userId),
    on(
      'balance-changed',
      () => void store.dispatch(api.util.invalidateTags(['Balance', 'Deposits', 'Transaction', 'Vault'])),
    ),
    on('two-factor-changed', (payload) => {
      store.dispatch(twoFactorChanged(payload));
      store.dispatch(api.util.invalidateTags(['TwoFactor', 'Vault', 'AddressBook']));
    }),
    on('notices-changed', () => void store.dispatch(api.util.invalidateTags(['Notices']))),
  ],
});
