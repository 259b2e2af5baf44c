export type { ExposedModuleRef } from './exposedModuleRef';
export { PageSlot } from './PageSlot';
export { preloadModules } from './preload';
