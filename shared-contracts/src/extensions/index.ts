export * from './calls/logout';
export type { ExtensionCall } from './extensionCall';
export { hasExtension } from './hasExtension';
export { type ProviderExtension, providerExtensions } from './providerExtensions';
