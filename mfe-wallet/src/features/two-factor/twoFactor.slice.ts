import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const initialState = { isEnabled: false };

/** Whether the player enabled a second factor while this page is open: the only source without the extension. */
export const twoFactorSlice = createSlice({
  name: 'twoFactor',
  initialState,
  reducers: {
    twoFactorChanged: (_state, { payload }: PayloadAction<{ isEnabled: boolean }>) => ({
      isEnabled: payload.isEnabled,
    }),
  },
  selectors: { selectIsTwoFactorEnabled: (state) => state.isEnabled },
});

export const { twoFactorChanged } = twoFactorSlice.actions;
export const { selectIsTwoFactorEnabled } = twoFactorSlice.selectors;
