export * from './builders';
export { catchDownloads } from './catchDownloads';
export { cleanUp, onCleanup } from './cleanup';
export { checkExposedModules, type ExposedCheck } from './exposedModules';
export { goBack } from './goBack';
export { type HostileAnswer, hostileAnswers, hostileObjects, hostileValues } from './hostileAnswers';
export { inDigitsFrom } from './inDigitsFrom';
export { nearMidnight } from './nearMidnight';
export { type RecordedEvent, recordEvents, recordToasts } from './recordEvents';
export { type PageOptions, type RenderedPage, renderWithPage } from './renderWithPage';
export { installSiteConfig, removeSiteConfig } from './siteConfig';
export { storeSession } from './storeSession';
export { stubMedia } from './stubMedia';
export {
  type SchemaInput,
  type StubbedProvider,
  type StubHandlers,
  type StubRequest,
  stubProvider,
} from './stubProvider';
export { errorReply, heldBack, noAnswer, rawAnswer, StubReply, silence } from './stubReplies';
export { checkTyping } from './typingLaw';
