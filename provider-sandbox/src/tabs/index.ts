export { registerTabRoutes } from './tabRoutes';
export { createTabList } from './tabs';
