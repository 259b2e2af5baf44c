import { repeatRead } from '@tessera/platform/remote';
import type { Problem } from '@tessera/shared-contracts/api';
import { type Bet, liveBetEvents } from '@tessera/shared-contracts/extensions';
import { useEffect, useState } from 'react';
import type { FeedState } from './betSourceTypes';
import { liveBetEveryMs, liveRowCount } from './limits';
import { readLiveBets } from './readLiveBets';
import { useIsPageVisible } from './useIsPageVisible';

type Rows = Pick<FeedState, 'bets' | 'arrivedId'>;

/** The browser does not say why a stream failed. */
const lost: Problem = { kind: 'unreachable', message: liveBetEvents.fallbackMessage };

/** The provider's newest bets, polled every {@link liveBetEveryMs} while the rows can change. */
export function useProviderFeed(isRunning: boolean): FeedState {
  const isVisible = useIsPageVisible();
  const isFollowing = isRunning && isVisible;
  const [rows, setRows] = useState<Rows>({ bets: undefined, arrivedId: undefined });
  const [isLost, setIsLost] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads at once
  useEffect(() => {
    if (!isFollowing) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFirst = true;
    let giveUp: () => void;
    const read = () => {
      giveUp = readLiveBets({
        onBets: (bets) => {
          const isArrival = !isFirst;
          isFirst = false;
          repeated.settle(undefined);
          setIsLost(false);
          if (bets !== undefined) setRows((before) => changeRows(before, bets, isArrival));
          timer = setTimeout(read, liveBetEveryMs);
        },
        onFailed: () => {
          setIsLost(true);
          repeated.settle(lost);
        },
      });
    };
    const repeated = repeatRead(read);
    read();
    return () => {
      clearTimeout(timer);
      repeated.stop();
      giveUp();
    };
  }, [isFollowing, attempt]);

  const retry = () => {
    setIsLost(false);
    setAttempt((count) => count + 1);
  };
  return {
    ...rows,
    failure: isLost ? { reason: liveBetEvents.fallbackMessage, retry, isRetrying: false } : undefined,
  };
}

/** Shows the newest bets. The first slides in if it arrived while the rows were visible. */
function changeRows({ bets: before = [], arrivedId }: Rows, bets: readonly Bet[], isArrival: boolean): Rows {
  const newest = bets[0]?.id;
  const isNew = isArrival && before.length > 0 && newest !== before[0]?.id;
  return { bets: bets.slice(0, liveRowCount), arrivedId: isNew ? newest : arrivedId };
}
