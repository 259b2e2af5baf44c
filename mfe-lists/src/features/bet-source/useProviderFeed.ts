import { liveBetEvents } from '@tessera/shared-contracts/extensions';
import { useEffect, useState } from 'react';
import type { FeedState } from './betSource';
import { openLiveStream } from './liveStream';
import { emptyFeed, msUntilShown, receive, refill, showWaiting } from './pacedFeed';
import { useIsPageVisible } from './useIsPageVisible';

/** Milliseconds until a connection closed by the provider is reopened. */
const reopenAfterMs = 15_000;

/** The provider's live bets. Connected only while the rows can change. */
export function useProviderFeed(isRunning: boolean): FeedState {
  const isVisible = useIsPageVisible();
  const isFollowing = isRunning && isVisible;
  const [feed, setFeed] = useState(emptyFeed);
  const [isLost, setIsLost] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt needs a new connection
  useEffect(() => {
    if (!isFollowing) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFirst = true;
    const close = openLiveStream({
      onBets: (bets) => {
        const take = isFirst ? refill : receive;
        isFirst = false;
        setIsLost(false);
        setFeed((current) => take(current, bets, Date.now()));
      },
      onLost: (isOver) => {
        setIsLost(true);
        if (isOver) timer ??= setTimeout(() => setAttempt((count) => count + 1), reopenAfterMs);
      },
    });
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [isFollowing, attempt]);

  useEffect(() => {
    if (!isFollowing || feed.waiting === undefined) return undefined;
    const show = () => setFeed((current) => showWaiting(current, Date.now()));
    const timer = setTimeout(show, msUntilShown(feed, Date.now()));
    return () => clearTimeout(timer);
  }, [isFollowing, feed]);

  const retry = () => {
    setIsLost(false);
    setAttempt((count) => count + 1);
  };
  return {
    bets: feed.bets,
    arrivedId: feed.arrivedId,
    failure: isLost ? { reason: liveBetEvents.fallbackMessage, retry, isRetrying: false } : undefined,
  };
}
