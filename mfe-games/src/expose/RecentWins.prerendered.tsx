export { RecentWinsSkeleton as default, recentWinsContent as content } from '../features/recent-wins';
