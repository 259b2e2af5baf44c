export { betResult } from './betResult';
export * from './calls/bets';
export * from './calls/logout';
export * from './calls/seeds';
export type { ExtensionCall } from './extensionCall';
export { hasExtension } from './hasExtension';
export { type ProviderExtension, providerExtensions } from './providerExtensions';
export { seedLabels } from './seeds.messages';
