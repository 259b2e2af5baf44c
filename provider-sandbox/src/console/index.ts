export { listenForControl } from './controlListener';
export { type Control, chooseControl, controlModes } from './controlMode';
export { registerControlPlane } from './controlPlane';
