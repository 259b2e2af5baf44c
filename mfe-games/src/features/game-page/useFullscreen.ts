import { showToast } from '@tessera/shared-contracts/events';
import { type RefObject, useEffect } from 'react';
import { messages } from './gamePage.messages';

/**
 * Lets a game fill the screen, and leaves when the game ends: the page's dialogs and toasts lie beneath a full screen.
 *
 * @returns enters; a browser that cannot is told of by a toast
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
