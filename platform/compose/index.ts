export { type Composition, composeFiles, stylesOf } from './compose';
export { familyPath, withDeclaredPages } from './declaredPages';
export { findFaults } from './findFaults';
export { liveScript, renderPage } from './page';
export { type PolicyParts, pagePolicy } from './policy';
export {
  type ComposedRegistry,
  type ComposedRelease,
  type ComposedRemote,
  composedRegistrySchema,
  pageRegistry,
  registerRelease,
  registryOf,
} from './registry';
