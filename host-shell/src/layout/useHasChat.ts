import { isHidden } from '@tessera/shared-contracts/config';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether the site shows Chat (spec §20 Controls). Prerendered pages are those of every site, so they have it until they are hydrated. */
export const useHasChat = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => !isHidden('chat'),
    () => true,
  );
