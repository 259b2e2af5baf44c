import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** Whether this is markup that no script has taken over yet: links in it work, buttons and fields do not. */
export const useIsPrerendered = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
