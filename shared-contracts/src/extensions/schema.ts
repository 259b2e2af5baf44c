/**
 * The provider's extensions without browser code: names, calls and schemas. For servers and tools; pages import
 * `@tessera/shared-contracts/extensions`.
 */
export { type ExtensionCallId, extensionCalls } from './calls';
export * from './calls/logout';
export type { ExtensionCall } from './extensionCall';
export { type ProviderExtension, providerExtensions } from './providerExtensions';
