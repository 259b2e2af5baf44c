export { anySignal } from './anySignal';
export { backOffMs } from './backOff';
export {
  type AnswerMeta,
  type BaseQueryOptions,
  type CallResult,
  createProviderBaseQuery,
  exchangeCall,
  readAnswer,
  readRejection,
  sendCall,
} from './baseQuery';
export {
  type CallAnswer,
  type CallBody,
  type CallDefinition,
  type CallRequest,
  callPath,
  request,
} from './callDefinition';
export { type CallHead, callInit, callTimeoutMs, isOfPlayer } from './callInit';
export * from './calls';
export type { CallId, ReadId } from './callTable';
export { type EarlyFetch, earlyFetchElementId, type PrefetchedResponse, takePrefetchedResponse } from './earlyFetch';
export { exactNumber, parseJson, stringifyJson, tryParseJson } from './json';
export { messages as apiMessages } from './messages';
export { readMoment } from './moment';
export { isAnswerLost, isProblem, type Problem } from './problem';
export { writeBody } from './requestBody';
export type { Rows } from './rows';
