import { type PageOptions, renderWithPage } from '@tessera/shared-contracts/testing';
import { type ReactElement, StrictMode } from 'react';
import { createGamesStore } from '../store';

/** Renders a part of this remote in a page at the browser's URL with an empty store, as strictly as React can. */
export const renderGames = (ui: ReactElement, options: PageOptions = {}) =>
  renderWithPage(<StrictMode>{ui}</StrictMode>, { store: createGamesStore(), hasBrowserUrl: true, ...options });
