export { listenForControl } from './controlListener';
export { registerControlPlane } from './controlPlane';
