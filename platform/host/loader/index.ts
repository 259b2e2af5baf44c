export { useLoader } from './LoaderContext';
export { isOverrideAsked, overrideOrigins, overrideParameter, reloadUnasked } from './overrides/overrideAddress';
export { pageLoader, startRemotes } from './pageLoader';
export { ModulePlace } from './slot/ModulePlace';
export { RemoteSlot, type RemoteSlotProps, type SlotFailure } from './slot/RemoteSlot';
export { SlotBoundary } from './slot/SlotBoundary';
export { useUntouchedContent } from './slot/untouchedContent';
