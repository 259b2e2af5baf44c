export * from './builders';
export { cleanUp, onCleanup } from './cleanup';
export { checkExposedModules, type ExposedCheck } from './exposedModules';
export { goBack } from './goBack';
export { type HostileAnswer, hostileAnswers, hostileObjects, hostileValues } from './hostileAnswers';
export { type RecordedEvent, recordEvents } from './recordEvents';
export { type PageOptions, type RenderedPage, renderWithPage } from './renderWithPage';
export { installSiteConfig, removeSiteConfig } from './siteConfig';
export { storeSession } from './storeSession';
export {
  type StubbedProvider,
  type StubHandlers,
  type StubRequest,
  stubProvider,
  type WireAnswer,
} from './stubProvider';
export { heldBack, noAnswer, rawAnswer, refusal, StubReply, silence } from './stubReplies';
export { checkTyping } from './typingLaw';
