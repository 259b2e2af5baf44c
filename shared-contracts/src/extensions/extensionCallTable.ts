import { callsOf } from '../api/callTable';
import * as definitions from './calls';

/** The calls of the provider's extensions, by id. Pages import single calls, so that each bundle contains only those it uses. */
export const extensionCalls = callsOf(definitions);

/** Key of a call in {@link extensionCalls}. */
export type ExtensionCallId = keyof typeof extensionCalls;
