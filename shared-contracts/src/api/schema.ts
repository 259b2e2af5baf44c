/**
 * The wire format without browser code: the calls, their schemas and their JSON. For servers and tools; pages import
 * `@tessera/shared-contracts/api`.
 */
export type { CallAnswer, CallBody, CallDefinition } from './callDefinition';
export { type CallId, calls } from './calls';
export { codeRefusals, transactionStatuses, withdrawalLifetimeMs } from './calls/wallet';
export { exactNumber, parseJson, stringifyJson, tryParseJson } from './json';
export { messages as apiMessages } from './messages';
