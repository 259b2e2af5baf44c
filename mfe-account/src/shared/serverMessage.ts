import { isProblem } from '@tessera/shared-contracts/api';

/** The server's own message for a failure, if it sent one. */
export const serverMessage = (error: unknown): string | undefined =>
  isProblem(error) && 'serverMessage' in error ? error.serverMessage : undefined;

/** The message that a player sees for a failure: the server's, else the call's own (spec §8). */
export const problemMessage = (error: unknown, fallback: string): string =>
  isProblem(error) ? error.message : fallback;

const outages: ReadonlySet<string> = new Set(['unreachable', 'timed-out', 'server-failed', 'malformed']);

/** Whether a call failed in the service, without a message. */
export const isOutage = (error: unknown): boolean =>
  isProblem(error) && outages.has(error.kind) && serverMessage(error) === undefined;
