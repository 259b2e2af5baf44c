import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** Whether nobody sees the tab. Prerendered, it is hidden: an animation would jump back to its beginning on hydration. */
export const useIsTabHidden = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => true,
  );
