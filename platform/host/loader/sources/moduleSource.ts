import type { RegisteredRelease } from '../../../protocol';

/** Timeout of an entry script in milliseconds. */
export const entryTimeoutMs = 8_000;

/** A source of modules of releases. */
export interface ModuleSource {
  /**
   * Fetches and evaluates a module.
   *
   * @param url address of the release's entry
   * @returns `undefined` when this source does not have it
   */
  load(release: RegisteredRelease, module: string, url: string): Promise<unknown>;
}
