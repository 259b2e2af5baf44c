export { registerBetRoutes } from './routes';
export { registerSeedRoutes } from './seedRoutes';
