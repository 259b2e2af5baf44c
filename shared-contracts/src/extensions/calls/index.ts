import { logout } from './logout';

/** The calls of the provider's extensions, by id. Pages import single calls, so that each carries only its own. */
export const extensionCalls = { logout } as const;

/** Key of a call in {@link extensionCalls}. */
export type ExtensionCallId = keyof typeof extensionCalls;
