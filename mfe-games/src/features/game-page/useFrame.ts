import { emit, on } from '@tessera/shared-contracts/events';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createBalanceNotifier } from './balanceNotifier';
import { balanceChangedMessage, currencyChangedMessage, readGameMessage } from './gameMessages';
import { hasPressed, openBet, openDeposit, openVerification, pickCurrency } from './openFromGame';
import type { PlayMode } from './openSession';

/** Milliseconds after which a game that has not reported that it is ready counts as failed. */
const frameTimeoutMs = 20_000;

interface FrameOptions {
  readonly url: string;
  readonly mode: PlayMode;
  readonly onReady: () => void;
  readonly onOverdue: () => void;
  readonly onReturned: () => void;
  readonly onFunPlay: () => void;
}

/**
 * The lifecycle of one framed game: loading, timeout, messages in both directions, and a balance update when it ends.
 * The frame's `load` event is ignored, because browsers also fire it for refused or unreachable pages.
 */
export function useFrame({ url, mode, onReady, onOverdue, onReturned, onFunPlay }: FrameOptions) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const coverRef = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(onOverdue, frameTimeoutMs);
    return () => clearTimeout(timer);
  }, [isReady, onOverdue]);

  const handleReady = useCallback(() => {
    hadFocus.current = coverRef.current?.contains(document.activeElement) ?? false;
    setReady(true);
    onReady();
  }, [onReady]);
  useEffect(() => {
    // The focused button disappeared with the cover.
    if (isReady && hadFocus.current) frameRef.current?.focus();
  }, [isReady]);
  useFrameMessages(frameRef, { url, mode, onReady: handleReady, onReturned, onFunPlay });

  useEffect(() => {
    if (!isReady || mode === 'fun') return;
    // Some games do not report stakes: refetch the balances when the game ends.
    return () => emit('balance-changed', { reason: 'game' });
  }, [isReady, mode]);

  return { frameRef, coverRef, isReady };
}

function useFrameMessages(
  frameRef: RefObject<HTMLIFrameElement | null>,
  { url, mode, onReady, onReturned, onFunPlay }: Omit<FrameOptions, 'onOverdue'>,
) {
  const playForFun = useEffectEvent(onFunPlay);
  useEffect(() => {
    const { origin } = new URL(url);
    // Also while the game is loading, since it may have fetched the balances already.
    const tell = (message: object) => {
      // Fun play does not use the account (spec §6 Bearer token).
      if (mode === 'real') frameRef.current?.contentWindow?.postMessage(message, origin);
    };
    const news = createBalanceNotifier(() => tell(balanceChangedMessage));
    let hasCurrency = false;
    const stopPicks = on('currency-picked', ({ currency }) => tell(currencyChangedMessage(currency)));
    const handleMessage = (event: MessageEvent) => {
      const frame = { window: frameRef.current?.contentWindow ?? null, origin };
      const message = readGameMessage(event, frame, window.location.origin);
      if (message?.type === 'tessera:game-ready') onReady();
      if (message?.type === 'tessera:game-returned') onReturned();
      if (message?.type === 'tessera:balance-changed' && mode === 'real') news.notify(message.currency);
      if (message?.type === 'tessera:currency-changed' && mode === 'real') {
        hasCurrency = true;
        emit('game-currency-changed', { currency: message.currency });
        if (message.isPicked) pickCurrency(message.currency);
      }
      if (message?.type === 'tessera:deposit-requested') openDeposit();
      if (message?.type === 'tessera:fun-play-requested' && hasPressed()) playForFun();
      if (message?.type === 'tessera:bet-requested') openBet(message.bet);
      if (message?.type === 'tessera:verification-requested') openVerification(message.search);
    };
    window.addEventListener('message', handleMessage);
    return () => {
      window.removeEventListener('message', handleMessage);
      stopPicks();
      if (hasCurrency) emit('game-currency-changed', {});
      news.stop();
    };
  }, [frameRef, url, mode, onReady, onReturned]);
}
