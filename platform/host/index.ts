export { afterNextFrame } from './afterNextFrame';
export {
  ModulePlace,
  overrideOrigins,
  pageLoader,
  RemoteSlot,
  type RemoteSlotProps,
  SlotBoundary,
  startRemotes,
  useUntouchedContent,
} from './loader';
export { declaredPages } from './loader/declaredPages';
export { unaskedOverrides } from './loader/overrides/overrideRequests';
export { entryAddress } from './loader/sources/trustedTypes';
export { Actions, Bar, Message } from './releases/ReleaseBar.styles';
export { ReleaseNotice } from './releases/ReleaseNotice';
export { followShellCohort } from './releases/shellCohort';
export { DeferredSlot } from './slots/DeferredSlot';
export { type ExposedModuleRef, type ModuleRef, nameOfModule } from './slots/exposedModuleRef';
export { PageSlot } from './slots/PageSlot';
export { preloadModules } from './slots/preload';
export { SectionSlot } from './slots/SectionSlot';
export { SlotFailureView } from './slots/SlotFailureView';
export { messages as slotMessages } from './slots/slots.messages';
export { noteError } from './telemetry/earlyErrors';
export { telemetryWhenIdle } from './telemetry/telemetryWhenIdle';
export { whenIdleAfterLoad } from './whenIdleAfterLoad';
