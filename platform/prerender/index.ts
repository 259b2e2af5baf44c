/** @public imported by the entry that the build writes (platform/build/prerenderRemote.ts) */
export {
  type ContentRequest,
  type ModuleContent,
  type PrerenderedContents,
  type PublicAnswers,
  prerenderContents,
  prerenderedContentsSchema,
} from './contents';
export { type PrerenderedSession, placeholderPlayer, withFakeBrowser } from './fakeBrowser';
export { createClassNames, createMarkupRenderer } from './markup';
export { prerenderModules } from './prerenderModules';
