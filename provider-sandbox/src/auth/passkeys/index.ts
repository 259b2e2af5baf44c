export { registerPasskeyLoginRoutes } from './passkeyLoginRoutes';
export { registerPasskeyRoutes } from './passkeyRoutes';
export { listPasskeys, removePasskeysSince } from './store';
