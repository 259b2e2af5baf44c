export { betFeed, betSource } from './betSource';
export type { BetsFailure } from './betSourceTypes';
export { liveRowCount, mostBets } from './limits';
