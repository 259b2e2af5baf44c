import { isProblem } from '@tessera/shared-contracts/api';

/** The server's own words for a failure, where it sent some. */
export const serverMessage = (error: unknown): string | undefined =>
  isProblem(error) && 'serverMessage' in error ? error.serverMessage : undefined;

/** What a player reads about a failure: the server's words, else the call's own (spec §8). */
export const problemMessage = (error: unknown, fallback: string): string =>
  isProblem(error) ? error.message : fallback;
