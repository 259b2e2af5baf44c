export { registerConsole } from './consolePage';
export { registerControlRoutes } from './controlRoutes';
