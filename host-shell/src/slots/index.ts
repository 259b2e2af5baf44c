export type { ExposedModuleRef } from './exposedModuleRef';
export { ListPageSkeleton, LobbySkeleton, PlayerSkeleton, SettingsSkeleton } from './PageSkeletons';
export { PageSlot } from './PageSlot';
export { preloadModules } from './preload';
