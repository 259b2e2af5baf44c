import { onCleanup, type PageOptions, renderWithPage } from '@tessera/shared-contracts/testing';
import { type ReactElement, StrictMode } from 'react';
import { remote } from '../remote';

/** Renders a part of this remote in a page at the browser's URL, with an empty store and in StrictMode. */
export function renderGames(ui: ReactElement, options: PageOptions = {}) {
  const { value: store, stop } = remote.createStore(undefined);
  onCleanup(stop);
  return renderWithPage(<StrictMode>{ui}</StrictMode>, { store, hasBrowserUrl: true, ...options });
}
