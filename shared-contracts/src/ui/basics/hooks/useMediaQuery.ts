import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now; follows it. Layout alone is done in CSS, this is for what CSS cannot do. */
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
  return useSyncExternalStore(subscribe, matches, matches);
}
