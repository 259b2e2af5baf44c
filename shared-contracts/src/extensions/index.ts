export * from './calls/activity';
export * from './calls/logout';
export * from './calls/preferences';
export * from './calls/recovery';
export * from './calls/sessions';
export * from './calls/twoFactor';
export type { ExtensionCall } from './extensionCall';
export { hasExtension } from './hasExtension';
export { type ProviderExtension, providerExtensions } from './providerExtensions';
