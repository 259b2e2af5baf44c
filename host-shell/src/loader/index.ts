export { useLoader } from './LoaderContext';
export { isOverrideAsked, overrideParameter, reloadUnasked } from './overrides/overrideAddress';
export { pageLoader, startRemotes } from './pageLoader';
export { ModulePlace } from './slot/ModulePlace';
export { forgetPageContent, keepPageContent, takePageContent, useUntouchedContent } from './slot/pageContent';
export { RemoteSlot, type RemoteSlotProps, type SlotFailure } from './slot/RemoteSlot';
