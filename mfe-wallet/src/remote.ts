import { createRemote } from '@tessera/platform/remote';
import { on } from '@tessera/shared-contracts/events';
import { displaySettingsSlice } from './features/display-settings/displaySettings.slice';
import { twoFactorChanged, twoFactorSlice } from './features/two-factor/twoFactor.slice';
import { startStoredWithdrawals } from './features/withdraw/flow/startStoredWithdrawals';
import { withdrawalSlice } from './features/withdraw/flow/withdrawal.slice';

/** The player's wallet. Refetches balances on `balance-changed`. */
export const remote = createRemote('wallet', {
  tagTypes: ['Balance', 'Deposits', 'TwoFactor'],
  slices: [displaySettingsSlice, twoFactorSlice, withdrawalSlice],
  follow: ({ store, api, userId }) => [
    startStoredWithdrawals(store, userId),
    on('balance-changed', () => void store.dispatch(api.util.invalidateTags(['Balance', 'Deposits']))),
    on('two-factor-changed', (payload) => {
      store.dispatch(twoFactorChanged(payload));
      store.dispatch(api.util.invalidateTags(['TwoFactor']));
    }),
  ],
});
