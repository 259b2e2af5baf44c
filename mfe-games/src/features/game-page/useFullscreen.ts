import { showToast } from '@tessera/shared-contracts/events';
import { type RefObject, useEffect } from 'react';
import { messages } from './gamePage.messages';

/**
 * Shows a game in fullscreen until the game ends: the page's dialogs and toasts are not visible in fullscreen.
 *
 * @returns a function that enters fullscreen; shows a toast if the browser does not support it
 */
export function useFullscreen(stageRef: RefObject<HTMLElement | null>, isGameOpen: boolean): () => void {
  useEffect(() => {
    if (isGameOpen || document.fullscreenElement !== stageRef.current) return;
    document.exitFullscreen?.().catch(() => undefined);
  }, [isGameOpen, stageRef]);

  return () => {
    const entered = stageRef.current?.requestFullscreen?.() ?? Promise.reject(new Error('No fullscreen here'));
    entered.catch(() => showToast('info', messages.fullscreenUnavailable));
  };
}
