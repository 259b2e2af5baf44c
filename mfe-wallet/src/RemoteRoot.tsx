import { usePerPlayer } from '@tessera/shared-contracts/session';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { walletStore } from './store';

/**
 * What each exposed module stands in: the player's own store. For another player everything below is made anew. Errors are
 * left to the host's slot, which can do what a boundary in here could not: try again and fall back to the release before.
 */
export function RemoteRoot({ children }: { readonly children: ReactNode }) {
  const { key, value } = usePerPlayer(walletStore);
  return (
    <Provider key={key} store={value}>
      {children}
    </Provider>
  );
}
