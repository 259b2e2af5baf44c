export { registerControlRoutes } from './controlRoutes';
