/**
 * The wire format without browser code: the calls, their schemas and their JSON. For servers and tools; pages import
 * `@tessera/shared-contracts/api`.
 */
export type { CallAnswer, CallBody, CallDefinition } from './callDefinition';
export { codeRefusals, transactionStatuses, withdrawalLifetimeMs } from './calls/wallet';
export { type CallId, calls } from './callTable';
export { exactNumber, parseJson, stringifyJson, tryParseJson } from './json';
export { messages as apiMessages } from './messages';
