import { usePerPlayer } from '@tessera/shared-contracts/session';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { accountStore, createAccountStore } from './store';

interface RootProps {
  readonly children: ReactNode;
}

/**
 * What every module that shows something of a player stands in: the player's own store. For another player everything
 * below is made anew. A render error is let through on purpose: the host's slot catches it, keeps the rest of the page alive
 * and can fall back to the release before.
 */
export function RemoteRoot({ children }: RootProps) {
  const { key, value } = usePerPlayer(accountStore);
  return (
    <Provider key={key} store={value}>
      {children}
    </Provider>
  );
}

/** What modules for everyone stand in: a store of nobody, so that a login goes on after the session has begun. */
export function PublicRoot({ children }: RootProps) {
  const [store] = useState(() => createAccountStore(undefined));
  return <Provider store={store}>{children}</Provider>;
}
