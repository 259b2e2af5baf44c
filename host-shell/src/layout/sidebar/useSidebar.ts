import { useEffect, useReducer } from 'react';
import { type SidebarEvent, type SidebarState, sidebarReducer } from './sidebarState';
import { readIsExpanded, writeIsExpanded } from './sidebarStorage';

/** The sidebar's state, remembered on this device. */
export function useSidebar(pathname: string): readonly [SidebarState, (event: SidebarEvent) => void] {
  const [state, dispatch] = useReducer(sidebarReducer, undefined, () => ({
    isExpanded: readIsExpanded(),
    openGroup: undefined,
  }));
  const { isExpanded } = state;
  useEffect(() => writeIsExpanded(isExpanded), [isExpanded]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path closes the submenu
  useEffect(() => dispatch({ type: 'routeChanged' }), [pathname]);
  return [state, dispatch];
}
