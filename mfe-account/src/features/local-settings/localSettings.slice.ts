import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { mergeSettings } from '@tessera/shared-contracts/extensions';
import type { ConnectedWallet, DetailsEdits, LocalSettings, PrivacySettings } from './localSettings.schema';

const initialState: LocalSettings = {
  details: undefined,
  edits: undefined,
  privacy: { showBetsPublicly: true, displayStats: true, receiveTipNotifications: true },
  isTwoFactorEnabled: false,
  wallets: [],
  emailCode: undefined,
  isEmailCodeAsked: false,
};

/** Settings that the provider has no call for: they stay in this tab for the session (spec §7 No call). */
export const localSettings = createSlice({
  name: 'localSettings',
  initialState,
  reducers: {
    localSettingsLoaded: (_state, { payload }: PayloadAction<LocalSettings | undefined>) => payload ?? initialState,
    detailsSaved: (state, { payload }: PayloadAction<object>) => {
      state.details = mergeSettings(state.details ?? { username: '', email: '' }, payload);
    },
    detailsEdited: (state, { payload }: PayloadAction<DetailsEdits | undefined>) => {
      state.edits = payload;
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
    /** The wallet shares another account now, or stopped sharing. */
    walletAccountChanged: (state, { payload }: PayloadAction<{ source: string; account: string | undefined }>) => {
      const { source, account } = payload;
      const changed = account === undefined ? [] : [{ id: account.toLowerCase(), address: account }];
      state.wallets = state.wallets.flatMap((wallet) =>
        wallet.source === source ? changed.map((now) => ({ ...wallet, ...now })) : [wallet],
      );
    },
    emailCodeSent: (state, { payload }: PayloadAction<NonNullable<LocalSettings['emailCode']>>) => {
      state.emailCode = payload;
    },
    emailCodeAsked: (state, { payload }: PayloadAction<boolean>) => {
      state.isEmailCodeAsked = payload;
    },
    walletDisconnected: (state, { payload }: PayloadAction<string>) => {
      state.wallets = state.wallets.filter(({ id }) => id !== payload);
    },
  },
  selectors: {
    selectDetails: (state) => state.details,
    selectDetailsEdits: (state) => state.edits,
    selectPrivacy: (state) => state.privacy,
    selectIsTwoFactorEnabled: (state) => state.isTwoFactorEnabled,
    selectWallets: (state) => state.wallets,
    selectEmailCode: (state) => state.emailCode,
    selectIsEmailCodeAsked: (state) => state.isEmailCodeAsked,
  },
});

export const {
  localSettingsLoaded,
  detailsSaved,
  detailsEdited,
  privacyChanged,
  twoFactorChanged,
  emailCodeAsked,
  emailCodeSent,
  walletAccountChanged,
  walletConnected,
  walletDisconnected,
} = localSettings.actions;
export const {
  selectDetails,
  selectDetailsEdits,
  selectPrivacy,
  selectIsTwoFactorEnabled,
  selectWallets,
  selectEmailCode,
  selectIsEmailCodeAsked,
} = localSettings.selectors;
