export { RecentWins } from './RecentWins';
export { RecentWinsSkeleton } from './RecentWinsSkeleton';
export { recentWinsContent } from './RecentWinsStrip';
