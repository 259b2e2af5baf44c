import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { getPageStore } from './store';

/**
 * What each exposed module stands in: the remote's one store. Errors are left to the host's slot, which can do what a
 * boundary in here could not: try again and fall back to the release before.
 */
export function RemoteRoot({ children }: { readonly children: ReactNode }) {
  const [store] = useState(getPageStore);
  return <Provider store={store}>{children}</Provider>;
}
