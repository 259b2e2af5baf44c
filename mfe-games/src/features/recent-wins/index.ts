export { RecentWinsSkeleton } from './RecentWinsSkeleton';
export { RecentWinsStrip, recentWinsContent } from './RecentWinsStrip';
