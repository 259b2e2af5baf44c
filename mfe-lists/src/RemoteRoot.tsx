import { usePerPlayer } from '@tessera/shared-contracts/session';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { listsStore } from './store';

/**
 * What every module that shows something of a player stands in: the player's own store. For another player everything
 * below is made anew. A render error is left to the slot of the page, which can try again or show the release before this
 * one.
 */
export function RemoteRoot({ children }: { readonly children: ReactNode }) {
  const { key, value } = usePerPlayer(listsStore);
  return (
    <Provider key={key} store={value}>
      {children}
    </Provider>
  );
}
