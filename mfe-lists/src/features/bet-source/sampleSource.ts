import { useEffect, useState } from 'react';
import type { BetFeed, BetSource } from './betSourceTypes';
import { sampleBets } from './sampleBets';
import { sampleNewestBets } from './sampleLiveBets';
import { useSampleFeed } from './useSampleFeed';

/** Milliseconds until the list appears (spec §9 Bets list delay). */
const betsDelayMs = 800;

/** Sample data after the delay of the list. */
const useBets: BetSource['useBets'] = () => {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsReady(true), betsDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return {
    bets: isReady ? sampleBets : undefined,
    total: sampleBets.length,
    isLoadingMore: false,
    isCut: false,
    unreadable: 0,
    failure: undefined,
  };
};

const useNewestBets: BetSource['useNewestBets'] = () => {
  const [bets] = useState(() => sampleNewestBets(Date.now()));
  return { bets, unreadable: 0, failure: undefined };
};

/** Decimals of a live bet (spec §9 Number formats). */
const solPlaces = 4;

/** Sample bets, for a provider without the extension `bets`. */
export const sampleSource: BetSource = { isSample: true, places: solPlaces, useBets, useNewestBets };

/** Sample live bets in SOL (spec §3 Bet row). */
export const sampleFeed: BetFeed = { isSample: true, places: solPlaces, useFeed: useSampleFeed };
