/**
 * The provider's extensions without browser code: names, calls and schemas. For servers and tools; pages import
 * `@tessera/shared-contracts/extensions`.
 */
export * from './calls';
export { clientSeedPattern, readClientSeed } from './clientSeed';
export type { ExtensionCall } from './extensionCall';
export { type ExtensionCallId, extensionCalls } from './extensionCallTable';
export { type ProviderExtension, providerExtensions } from './providerExtensions';
export { describeStakeRefusal, type StakeRefusal, stakeRefusalSchema } from './stakeRefusal';
