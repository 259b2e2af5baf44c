import { attributes } from '@tessera/platform/protocol';
import { deviceItem } from '@tessera/shared-contracts/session';
import { useSyncExternalStore } from 'react';

const item = deviceItem('sidebar');
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Whether the sidebar is expanded. The state is an attribute of the root element, so that CSS shows the prerendered sidebar as the
 * player left it: `document/earlyFetch.ts` sets it before the first paint. Everything else begins as collapsed.
 */
export const useIsSidebarExpanded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.getAttribute(attributes.sidebar) === 'expanded',
    () => false,
  );

/** Expands or collapses the sidebar, and remembers that on this device. */
export function setSidebarExpanded(isExpanded: boolean): void {
  const state = isExpanded ? 'expanded' : 'collapsed';
  document.documentElement.setAttribute(attributes.sidebar, state);
  item.write(state);
  for (const listener of listeners) listener();
}
