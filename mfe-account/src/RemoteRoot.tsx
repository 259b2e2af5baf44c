import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { accountStore } from './store';

/**
 * What every exposed module stands in. A render error is let through on purpose: the host's slot catches it, keeps the
 * rest of the page alive and can fall back to the release before.
 */
export function RemoteRoot({ children }: { readonly children: ReactNode }) {
  return <Provider store={accountStore()}>{children}</Provider>;
}
