export { isExposedLoaded, preloadExposed } from './loadExposed';
export { isOverrideAsked, overrideParameter, reloadUnasked } from './overrideAddress';
export { allOverrides, clearAllOverrides } from './overrides';
export { readPassport } from './passport';
export { RemoteSlot, type RemoteSlotProps, type SlotFailure } from './RemoteSlot';
export { startRemotes } from './startRemotes';
