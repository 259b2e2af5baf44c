import type { RegisteredRelease } from '@tessera/shared-contracts/remotes';

/** Milliseconds until an entry script without an answer is given up. */
export const entryTimeoutMs = 8_000;

/** A way to the modules of a release. */
export interface ModuleSource {
  /**
   * Fetches and evaluates a module.
   *
   * @param url address of the release's entry
   * @returns `undefined` when it cannot be had this way
   */
  load(release: RegisteredRelease, module: string, url: string): Promise<unknown>;
}
