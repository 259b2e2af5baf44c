import type { Store } from '@reduxjs/toolkit';
import { playerItem } from '@tessera/shared-contracts/session';
import { readStored } from './storedJson';
import { draftChanged, selectDraft, type withdrawalSlice } from './withdrawal.slice';
import { draftSchema } from './withdrawalDraft';

const draftItem = playerItem('tessera.wallet.withdrawal-draft');

type WithdrawalStore = Store<{ withdrawal: ReturnType<typeof withdrawalSlice.getInitialState> }>;

/**
 * Starts the store of a player with the withdrawal that this tab keeps, and stores its changes.
 *
 * @returns the undo
 */
export function keepWithdrawal(store: WithdrawalStore, userId: string | undefined): () => void {
  const stored = readStored(draftSchema, draftItem.read(userId));
  if (stored !== undefined) store.dispatch(draftChanged(stored));
  let kept = selectDraft(store.getState());
  return store.subscribe(() => {
    const draft = selectDraft(store.getState());
    if (draft === kept) return;
    kept = draft;
    draftItem.write(userId, JSON.stringify(draft));
  });
}
