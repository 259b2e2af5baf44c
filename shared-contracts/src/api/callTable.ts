import type { CallDefinition } from './callDefinition';
import * as definitions from './calls';

type CallsOf<Exports> = {
  readonly [Name in keyof Exports as Exports[Name] extends CallDefinition ? Name : never]: Exports[Name];
};

/** The calls among a module's exports. */
export const callsOf = <Exports extends object>(exports: Exports) =>
  Object.fromEntries(
    Object.entries(exports).filter(([, value]) => typeof value === 'object' && 'fallbackMessage' in value),
  ) as CallsOf<Exports>;

/** The calls of the provider's API (spec §7), by id. Pages import single calls. */
export const calls = callsOf(definitions);

/** Key of a call in {@link calls}. */
export type CallId = keyof typeof calls;
/** Key of a call that only reads, and may be retried or prefetched. */
export type ReadId = { [Id in CallId]: (typeof calls)[Id]['method'] extends 'GET' ? Id : never }[CallId];
