export { registerTabRoutes } from './tabRoutes';
export { createTabList, type Tab, type Tabs } from './tabs';
