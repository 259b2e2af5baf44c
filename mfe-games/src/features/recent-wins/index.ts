export { RecentWinsSkeleton } from './RecentWinsSkeleton';
export { RecentWinsStrip } from './RecentWinsStrip';
