export { registerPasskeyLoginRoutes } from './passkeyLoginRoutes';
export { registerPasskeyRoutes } from './passkeyRoutes';
export { listPasskeys } from './store';
