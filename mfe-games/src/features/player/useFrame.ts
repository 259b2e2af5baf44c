import { emit } from '@tessera/shared-contracts/events';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createBalanceNews } from './balanceNews';
import { readGameMessage } from './gameMessages';
import { messages } from './player.messages';
import type { PlayMode } from './useGameSession';

/** A provider's page that has not loaded by then is taken for broken. */
const frameTimeoutMs = 20_000;

interface FrameOptions {
  readonly url: string;
  readonly mode: PlayMode;
  readonly onReturned: () => void;
  readonly onFailed: (reason: string) => void;
}

/** The life of one framed game: its loading, its time-out, what it says, and the news of money when it ends. */
export function useFrame({ url, mode, onReturned, onFailed }: FrameOptions) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    if (isLoaded) return;
    const timer = setTimeout(() => onFailed(messages.frameTimedOut), frameTimeoutMs);
    return () => clearTimeout(timer);
  }, [isLoaded, onFailed]);

  useFrameMessages(frameRef, { url, mode, onReturned });

  useEffect(() => {
    if (!isLoaded || mode === 'fun') return;
    // Not every provider's games tell of their stakes; whatever was staked, balances are right when the game ends.
    return () => emit('balance-changed', { reason: 'game' });
  }, [isLoaded, mode]);

  return { frameRef, isLoaded, handleLoad: () => setLoaded(true) };
}

function useFrameMessages(
  frameRef: RefObject<HTMLIFrameElement | null>,
  { url, mode, onReturned }: Omit<FrameOptions, 'onFailed'>,
) {
  useEffect(() => {
    const news = createBalanceNews();
    const { origin } = new URL(url);
    const handleMessage = (event: MessageEvent) => {
      const frame = { window: frameRef.current?.contentWindow ?? null, origin };
      const message = readGameMessage(event, frame, window.location.origin);
      if (message?.type === 'tessera:game-returned') onReturned();
      // Fun play does not use the account (spec §6).
      if (message?.type === 'tessera:balance-changed' && mode === 'real') news.tell(message.currency);
    };
    window.addEventListener('message', handleMessage);
    return () => {
      window.removeEventListener('message', handleMessage);
      news.stop();
    };
  }, [frameRef, url, mode, onReturned]);
}
