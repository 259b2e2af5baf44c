export { RecentWinsSkeleton as default } from '../features/recent-wins';
