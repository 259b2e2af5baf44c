/**
 * The provider's extensions without browser code: names, calls and schemas. For servers and tools; pages import
 * `@tessera/shared-contracts/extensions`.
 */
export { type ExtensionCallId, extensionCalls } from './calls';
export * from './calls/activity';
export * from './calls/bets';
export * from './calls/events';
export * from './calls/logout';
export * from './calls/passkeys';
export * from './calls/preferences';
export { type ProofKind, refusedProof } from './calls/proof';
export * from './calls/rates';
export * from './calls/recovery';
export * from './calls/seeds';
export * from './calls/sessions';
export * from './calls/transactionsPage';
export * from './calls/transactionsPageSizes';
export * from './calls/twoFactor';
export { clientSeedPattern, readClientSeed } from './clientSeed';
export type { ExtensionCall } from './extensionCall';
export { type ProviderExtension, providerExtensions } from './providerExtensions';
