import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FiatCode } from './fiatCurrencies';

/** How the overview shows balances. Kept only while the page is open, not stored (spec §2, Wallet dialog). */
export interface DisplaySettings {
  readonly isZeroHidden: boolean;
  readonly isFiatShown: boolean;
  readonly fiat: FiatCode;
}

const initialState: DisplaySettings = { isZeroHidden: false, isFiatShown: true, fiat: 'USD' };

export const displaySettingsSlice = createSlice({
  name: 'displaySettings',
  initialState,
  reducers: {
    zeroBalancesToggled: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isZeroHidden: payload }),
    fiatToggled: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isFiatShown: payload }),
    fiatPicked: (state, { payload }: PayloadAction<FiatCode>) => ({ ...state, fiat: payload }),
  },
  selectors: { selectDisplaySettings: (state) => state },
});

export const { zeroBalancesToggled, fiatToggled, fiatPicked } = displaySettingsSlice.actions;
export const { selectDisplaySettings } = displaySettingsSlice.selectors;
