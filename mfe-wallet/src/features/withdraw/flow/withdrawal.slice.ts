import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { emptyDraft, type WithdrawalDraft } from './withdrawalDraft';

interface WithdrawalState {
  readonly draft: WithdrawalDraft;
}

const initialState: WithdrawalState = { draft: emptyDraft };

/** The player's withdrawal: the form as typed. `keepWithdrawal` stores it in the tab. */
export const withdrawalSlice = createSlice({
  name: 'withdrawal',
  initialState,
  reducers: {
    draftChanged: (state, { payload }: PayloadAction<Partial<WithdrawalDraft>>) => {
      Object.assign(state.draft, payload);
    },
  },
  selectors: { selectDraft: (state) => state.draft },
});

export const { draftChanged } = withdrawalSlice.actions;
export const { selectDraft } = withdrawalSlice.selectors;
