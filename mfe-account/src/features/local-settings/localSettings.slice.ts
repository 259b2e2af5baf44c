import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ConnectedWallet, LocalSettings, PrivacySettings } from './localSettings.schema';

const initialState: LocalSettings = {
  details: undefined,
  privacy: { showBetsPublicly: true, displayStats: true, receiveTipNotifications: true },
  isTwoFactorEnabled: false,
  wallets: [],
};

/** Settings that the provider has no call for: they stay in this tab for the session (spec §7). */
export const localSettings = createSlice({
  name: 'localSettings',
  initialState,
  reducers: {
    localSettingsLoaded: (_state, { payload }: PayloadAction<LocalSettings | undefined>) => payload ?? initialState,
    detailsSaved: (state, { payload }: PayloadAction<{ username: string; email: string }>) => {
      state.details = payload;
    },
    privacyChanged: (state, { payload }: PayloadAction<Partial<PrivacySettings>>) => {
      Object.assign(state.privacy, payload);
    },
    twoFactorChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isTwoFactorEnabled = payload;
    },
    walletConnected: (state, { payload }: PayloadAction<ConnectedWallet>) => {
      state.wallets = [...state.wallets.filter(({ id }) => id !== payload.id), payload];
    },
    walletDisconnected: (state, { payload }: PayloadAction<string>) => {
      state.wallets = state.wallets.filter(({ id }) => id !== payload);
    },
  },
  selectors: {
    selectDetails: (state) => state.details,
    selectPrivacy: (state) => state.privacy,
    selectIsTwoFactorEnabled: (state) => state.isTwoFactorEnabled,
    selectWallets: (state) => state.wallets,
  },
});

export const {
  localSettingsLoaded,
  detailsSaved,
  privacyChanged,
  twoFactorChanged,
  walletConnected,
  walletDisconnected,
} = localSettings.actions;
export const { selectDetails, selectPrivacy, selectIsTwoFactorEnabled, selectWallets } = localSettings.selectors;
