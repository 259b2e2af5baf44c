export { type Composition, composeFiles, policyOf } from './compose';
export { familyPath, withDeclaredPages } from './declaredPages';
export { findFaults } from './findFaults';
export { liveScript, renderPage } from './page';
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
