import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { listsStore } from './store';

/**
 * What every exposed module stands in: this remote's store. A render error is left to the slot of the page, which can
 * try again or show the release before this one.
 */
export function RemoteRoot({ children }: { readonly children: ReactNode }) {
  return <Provider store={listsStore()}>{children}</Provider>;
}
