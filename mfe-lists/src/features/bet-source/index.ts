export { betFeed, betSource, useBets, useFeed, useNewestBets } from './betSource';
export type { BetsFailure, BetsState } from './betSourceTypes';
export { liveRowCount, mostBets } from './limits';
