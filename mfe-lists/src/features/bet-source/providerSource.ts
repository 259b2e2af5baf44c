import { ledgerPlaces } from '@tessera/shared-contracts/money';
import { reasonOf } from '@tessera/shared-contracts/ui';
import { useEffect, useMemo } from 'react';
import { messages as listMessages } from '../../shared/list.messages';
import { countBets, useBetsInfiniteQuery, useNewestBetsQuery } from './betSource.api';
import type { BetFeed, BetSource, BetsFailure } from './betSourceTypes';
import { mostBets } from './limits';
import { useProviderFeed } from './useProviderFeed';

const refetched = { refetchOnMountOrArgChange: true } as const;

const failureOf = (error: unknown, isRetrying: boolean, retry: () => void): BetsFailure | undefined =>
  error === undefined ? undefined : { reason: reasonOf(error, listMessages), isRetrying, retry };

/** Loads pages until the list has the requested number of bets. */
const useBets: BetSource['useBets'] = (userId, count) => {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useBetsInfiniteQuery(userId, refetched);
  const bets = useMemo(() => data?.pages.flatMap((page) => page.bets.readable).slice(0, mostBets), [data]);
  const loaded = bets?.length ?? 0;
  const isLoadingMore = bets !== undefined && loaded < count && hasNextPage;
  useEffect(() => {
    const isMissing = loaded > 0 && loaded < count && hasNextPage;
    if (isMissing && !isFetching && error === undefined) void fetchNextPage();
  }, [loaded, count, hasNextPage, isFetching, error, fetchNextPage]);
  const total = data?.pages.at(-1)?.total ?? 0;
  const { unreadable, state } = countBets(data?.pages ?? []);
  const isStuck = error === undefined && state === 'stuck';
  return {
    bets,
    total: hasNextPage ? Math.max(loaded, Math.min(total, mostBets)) : loaded,
    isLoadingMore: isLoadingMore && error === undefined,
    isCut: total > mostBets,
    unreadable,
    failure: isStuck
      ? { reason: listMessages.malformed, isRetrying: isFetching, retry: () => void refetch() }
      : failureOf(error, isFetching, () => void (isLoadingMore ? fetchNextPage() : refetch())),
  };
};

const useNewestBets: BetSource['useNewestBets'] = (userId) => {
  const { data, error, isFetching, refetch } = useNewestBetsQuery(userId, refetched);
  const { readable: bets, unreadable = 0 } = data ?? {};
  return { bets, unreadable, failure: failureOf(error, isFetching, () => void refetch()) };
};

/** The provider's bets. */
export const providerSource: BetSource = { isSample: false, places: ledgerPlaces, useBets, useNewestBets };

/** The newest bets of the provider's stream. */
export const providerFeed: BetFeed = { isSample: false, places: ledgerPlaces, useFeed: useProviderFeed };
