export { preloadExposed } from './loadExposed';
export { RemoteSlot, type RemoteSlotProps, type SlotFailure } from './RemoteSlot';
export { startRemotes } from './runtime';
