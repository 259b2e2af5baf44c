import { on } from '@tessera/shared-contracts/events';
import { createRemote } from '@tessera/shared-contracts/remote';
import {
  keepLocalSettings,
  localSettings,
  localSettingsLoaded,
  readLocalSettings,
  twoFactorChanged,
} from './features/local-settings';

/** Who the player is. A player's store begins with what they set in this tab before, and keeps what they set from then on. */
export const remote = createRemote('account', {
  slices: [localSettings],
  follow: ({ store, userId }) => {
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
      on('two-factor-changed', ({ isEnabled }) => void store.dispatch(twoFactorChanged(isEnabled))),
    ];
  },
});
