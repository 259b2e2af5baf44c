import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches; re-renders on changes, and is `false` where there is no window. For what CSS cannot do; layout
 * belongs in CSS.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  const matches = () => window.matchMedia?.(query).matches ?? false;
  return useSyncExternalStore(subscribe, matches, () => false);
}
