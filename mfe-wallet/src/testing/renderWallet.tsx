import { aSession, onCleanup, type PageOptions, renderWithPage } from '@tessera/shared-contracts/testing';
import type { ReactElement } from 'react';
import { createWalletStore, followPage } from '../store';

/** Renders a part of this remote for a signed-in player, with a store of its own that follows the page. */
export function renderWallet(ui: ReactElement, options: PageOptions = {}) {
  const store = createWalletStore();
  onCleanup(followPage(store));
  return Object.assign(renderWithPage(ui, { session: aSession(), store, ...options }), { store });
}
