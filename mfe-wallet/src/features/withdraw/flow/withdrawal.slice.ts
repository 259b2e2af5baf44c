import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WithdrawalDraft } from './withdrawalDraft';
import type { WithdrawalState } from './withdrawalMachine';

interface KeptWithdrawal extends WithdrawalState {
  readonly draft: WithdrawalDraft;
}

// Not beside its schema, which the header does not need to load.
const emptyDraft: WithdrawalDraft = { coin: '', address: '', tag: '', amount: '' };

const initialState: KeptWithdrawal = { draft: emptyDraft, flow: { step: 'form' }, payments: [] };

/** The player's withdrawal: the form as typed, the step it is in, and the payments. `keepWithdrawals` stores it. */
export const withdrawalSlice = createSlice({
  name: 'withdrawal',
  initialState,
  reducers: {
    draftChanged: (state, { payload }: PayloadAction<Partial<WithdrawalDraft>>) => ({
      ...state,
      draft: { ...state.draft, ...payload },
    }),
    /** The machine made a transition. A payment that was not refused empties the form. */
    withdrawalMoved: ({ draft, flow }, { payload }: PayloadAction<WithdrawalState>) => {
      const isPaid = flow.step === 'sending' && payload.flow.step === 'form' && payload.flow.problem === undefined;
      return { ...payload, draft: isPaid ? { ...emptyDraft, coin: draft.coin } : draft };
    },
  },
  selectors: {
    selectDraft: (state) => state.draft,
    selectFlow: (state) => state.flow,
    selectPayments: (state) => state.payments,
  },
});

export const { draftChanged, withdrawalMoved } = withdrawalSlice.actions;
export const { selectDraft, selectFlow, selectPayments } = withdrawalSlice.selectors;
