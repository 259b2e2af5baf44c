import { showToast } from '@tessera/shared-contracts/events';
import { useEffect, useRef } from 'react';
import { messages } from './gamePage.messages';

/** Shows a toast, once for each name, that the provider lists no such game (spec §8 Games). */
export function useNotFoundToast(gameName: string, isNotFound: boolean): void {
  const toldOf = useRef<string>(undefined);
  useEffect(() => {
    if (!isNotFound || toldOf.current === gameName) return;
    toldOf.current = gameName;
    showToast('error', messages.notFound);
  }, [gameName, isNotFound]);
}
