export { bucketOf } from './bucket';
export {
  type DeclaredPage,
  type DeclaredPages,
  declaredPagesSchema,
  pagesFormat,
  type RoutedPages,
  routedPagesSchema,
} from './declaredPages';
export type { ModuleFailure, ModuleTimings, PageDiagnostics, RemoteDiagnostics } from './diagnostics';
export { moduleNameSchema } from './moduleName';
export { attributes, canaryPages, elementIds, shellCohortCookie } from './page';
export { pageStartElementId, readPageStart } from './pageStart';
export { declaredPlaceholder, releaseUrlPlaceholder, titlePlaceholder } from './placeholders';
export { type Prerendered, type PrerenderedModule, placesOf, prerenderedSchema } from './prerendered';
export {
  type RegisteredRelease,
  type RegisteredRemote,
  type Registry,
  registeredReleaseSchema,
  registryElementId,
  registrySchema,
  registrySchemaOf,
} from './registry';
export {
  appNameSchema,
  containerSchema,
  integritySchema,
  releasePathSchema,
  releaseSchema,
} from './release';
