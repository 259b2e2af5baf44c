import { createRemote } from '@tessera/platform/remote';
import { on } from '@tessera/shared-contracts/events';
import {
  keepLocalSettings,
  localSettings,
  localSettingsLoaded,
  readLocalSettings,
  twoFactorChanged,
} from './features/local-settings';

/** The player's account. A player's store starts with their settings in this tab and stores their changes. */
export const remote = createRemote('account', {
  tagTypes: ['Activity', 'Balance', 'Break', 'Limits', 'Passkeys', 'Preferences', 'Sessions', 'TwoFactor'],
  slices: [localSettings],
  follow: ({ store, api, userId }) => {
    store.dispatch(localSettingsLoaded(readLocalSettings(userId)));
    let kept = localSettings.selectSlice(store.getState());
    const keep = () => {
      const settings = localSettings.selectSlice(store.getState());
      if (settings === kept) return;
      kept = settings;
      keepLocalSettings(userId, settings);
    };
    return [
      store.subscribe(keep),
      on('balance-changed', () => void store.dispatch(api.util.invalidateTags(['Balance', 'Limits']))),
      on('display-currency-changed', () => void store.dispatch(api.util.invalidateTags(['Preferences']))),
      on('two-factor-changed', ({ isEnabled }) => {
        store.dispatch(twoFactorChanged(isEnabled));
        store.dispatch(api.util.invalidateTags(['TwoFactor', 'Activity']));
      }),
    ];
  },
});
