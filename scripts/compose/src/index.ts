export { type Composition, composeFiles, stylesOf } from './compose';
export { markupFaults, styleFaults } from './markupFaults';
export { reloadScript, renderPage } from './page';
export { pagePolicy } from './policy';
export {
  type ComposedRegistry,
  type ComposedRelease,
  type ComposedRemote,
  composedRegistrySchema,
  pageRegistry,
  registerRelease,
  registryOf,
} from './registry';
