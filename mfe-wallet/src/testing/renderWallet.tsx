import { aSession, onCleanup, type PageOptions, renderWithPage, storeSession } from '@tessera/shared-contracts/testing';
import type { ReactElement } from 'react';
import { remote } from '../remote';

/** Renders a part of this remote for a signed-in player, with its own store that listens to the page's events. */
export function renderWallet(ui: ReactElement, options: PageOptions = {}) {
  // A store restores the stored state of the signed-in player.
  storeSession(aSession());
  onCleanup(() => sessionStorage.clear());
  const { value: store, stop } = remote.createStore(aSession().user.id);
  onCleanup(stop);
  return Object.assign(renderWithPage(ui, { session: aSession(), store, ...options }), { store, stop });
}
