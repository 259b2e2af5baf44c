export { betFeed, betSource } from './betSource';
export type { BetsFailure, BetsState } from './betSourceTypes';
export { liveRowCount, mostBets } from './limits';
