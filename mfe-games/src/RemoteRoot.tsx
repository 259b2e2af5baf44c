import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { gamesStore } from './store';

/** What every exposed module stands in: the remote's own store. Errors are caught by the slot of the host. */
export function RemoteRoot({ children }: { readonly children: ReactNode }) {
  const [store] = useState(gamesStore);
  return <Provider store={store}>{children}</Provider>;
}
