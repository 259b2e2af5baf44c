export { bucketOf } from './bucket';
export type { ModuleFailure, ModuleTimings, PageDiagnostics, RemoteDiagnostics } from './diagnostics';
export { attributes, canaryPages, elementIds, shellCohortCookie } from './page';
export { pageStartElementId, readPageStart } from './pageStart';
export { releaseUrlPlaceholder, titlePlaceholder } from './placeholders';
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
  moduleNameSchema,
  releasePathSchema,
  releaseSchema,
} from './release';
