export type { ExposedModuleRef } from './exposedModuleRef';
export { HeaderWalletSkeleton } from './HeaderWalletSkeleton';
export {
  GamesListSkeleton,
  LiveBetsSkeleton,
  RecentWinsSkeleton,
  RecommendedSkeleton,
} from './HomeSkeletons';
export { ListPageSkeleton, LobbySkeleton, PlayerSkeleton, SettingsSkeleton } from './PageSkeletons';
export { preloadModules } from './preload';
