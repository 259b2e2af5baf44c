import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FiatCode } from '@tessera/shared-contracts/fiat';
import { deviceItem } from '@tessera/shared-contracts/session';

/**
 * How balances are shown. Kept while the page is open (spec §2 Wallet dialog), except `areAmountsHidden`, which is
 * stored on this device, and the currency, which a provider may store.
 */
export interface DisplaySettings {
  readonly isZeroHidden: boolean;
  readonly isFiatShown: boolean;
  /** The currency picked in this page; `undefined` before any pick. */
  readonly fiat: FiatCode | undefined;
  readonly areAmountsHidden: boolean;
}

/** Whether amounts are hidden on this device: `1`, or anything else. */
export const hiddenAmountsItem = deviceItem('tessera.wallet.hidden-amounts');

export const displaySettingsSlice = createSlice({
  name: 'displaySettings',
  initialState: (): DisplaySettings => ({
    isZeroHidden: false,
    isFiatShown: true,
    fiat: undefined,
    areAmountsHidden: hiddenAmountsItem.read() === '1',
  }),
  reducers: {
    zeroBalancesToggled: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isZeroHidden: payload }),
    fiatToggled: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isFiatShown: payload }),
    fiatPicked: (state, { payload }: PayloadAction<FiatCode | undefined>) => ({ ...state, fiat: payload }),
    amountsToggled: (state, { payload }: PayloadAction<boolean>) => ({ ...state, areAmountsHidden: payload }),
  },
  selectors: { selectDisplaySettings: (state) => state },
});

export const { zeroBalancesToggled, fiatToggled, fiatPicked, amountsToggled } = displaySettingsSlice.actions;
export const { selectDisplaySettings } = displaySettingsSlice.selectors;
