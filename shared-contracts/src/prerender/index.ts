export {
  type ContentPage,
  type ContentRequest,
  type ModuleContent,
  type PrerenderedContents,
  type PublicAnswers,
  prerenderContents,
  prerenderedContentsSchema,
} from './contents';
export { nobody, type PrerenderedSession, withFakeBrowser } from './fakeBrowser';
export { createClassNames, createMarkupRenderer } from './markup';
export { releaseUrlPlaceholder, titlePlaceholder } from './placeholders';
export { type Prerendered, type PrerenderedModule, placesOf, prerenderedSchema } from './prerendered';
export { prerenderModules } from './prerenderModules';
