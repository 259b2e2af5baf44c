import { emit, on } from '@tessera/shared-contracts/events';
import type { StakeRefusal } from '@tessera/shared-contracts/extensions';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createBalanceNotifier } from './balanceNotifier';
import { balanceChangedMessage, currencyChangedMessage, playHeldMessage, readGameMessage } from './gameMessages';
import { hasPressed, leaveFullscreen, openBet, openDeposit, openVerification, pickCurrency } from './openFromGame';
import type { PlayMode } from './openSession';

/** Milliseconds after which a game that has not reported that it is ready counts as failed. */
const frameTimeoutMs = 20_000;

interface FrameOptions {
  readonly url: string;
  readonly mode: PlayMode;
  /** Whether the game must not stake. */
  readonly isHeld: boolean;
  /** The provider refused a stake; `undefined` once it has taken one. */
  readonly onRefused: (refusal: StakeRefusal | undefined) => void;
  readonly onReady: () => void;
  readonly onOverdue: () => void;
  readonly onReturned: () => void;
  readonly onFunPlay: () => void;
}

/**
 * The lifecycle of one framed game: loading, timeout, messages in both directions, and a balance update when it ends.
 * The frame's `load` event is ignored, because browsers also fire it for refused or unreachable pages.
 */
export function useFrame({ url, mode, isHeld, onReady, onOverdue, ...hear }: FrameOptions) {
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
  useFrameMessages(frameRef, { url, mode, onReady: handleReady, ...hear });

  useEffect(() => {
    if (!isReady || !isHeld) return undefined;
    const tell = (held: boolean) =>
      frameRef.current?.contentWindow?.postMessage(playHeldMessage(held), new URL(url).origin);
    tell(true);
    return () => tell(false);
  }, [isReady, isHeld, url]);

  useEffect(() => {
    if (!isReady || mode === 'fun') return;
    // Some games do not report stakes: refetch the balances when the game ends.
    return () => emit('balance-changed', { reason: 'game' });
  }, [isReady, mode]);

  return { frameRef, coverRef, isReady };
}

function useFrameMessages(
  frameRef: RefObject<HTMLIFrameElement | null>,
  { url, mode, onReady, onReturned, onRefused, onFunPlay }: Omit<FrameOptions, 'onOverdue' | 'isHeld'>,
) {
  const playForFun = useEffectEvent(onFunPlay);
  const refuse = useEffectEvent(onRefused);
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
      if (message?.type === 'tessera:balance-changed' && mode === 'real') {
        refuse(undefined);
        news.notify(message.currency);
      }
      if (message?.type === 'tessera:stake-refused' && mode === 'real') {
        leaveFullscreen();
        refuse(message);
      }
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
