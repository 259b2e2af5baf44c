import { contractVersion, oldestContractVersion } from '@tessera/shared-contracts/remotes';
import type { RegisteredRelease } from '../../protocol';
import { RemoteError, type RemotePhase } from './remoteError';
import type { ModuleSource } from './sources/moduleSource';

/** Time limit in milliseconds for entry and chunk together. */
const deadlineMs = 12_000;
/**
 * Milliseconds after which a failure is retried once before it is reported: a phone's connection often breaks only for a moment.
 */
const quietRetryMs = 400;

/** How a module violates the contract, if it does. */
function violationOf(exposed: unknown): string | undefined {
  const { default: component, contract } = (exposed ?? {}) as {
    readonly default?: unknown;
    readonly contract?: unknown;
  };
  // A shared chunk that failed can leave a module without its component (architecture, In the page).
  if (typeof component !== 'function') return 'it exports no component';
  const isKnown = typeof contract === 'number' && contract >= oldestContractVersion && contract <= contractVersion;
  return isKnown ? undefined : `contract version ${contract} is not in ${oldestContractVersion} to ${contractVersion}`;
}

/** Rejects when the work takes longer than the deadline. */
async function withDeadline<Result>(work: Promise<Result>, error: () => Error): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error()), deadlineMs);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}

/**
 * Loads modules of releases from the first source that has them. A failed load is retried once without being reported.
 *
 * @returns the load function, which throws a {@link RemoteError}
 */
export function createReleaseLoader(sources: readonly ModuleSource[]) {
  /** Failed loads of each release. */
  const failures = new Map<string, number>();

  async function fromSources(release: RegisteredRelease, module: string): Promise<unknown> {
    const attempt = failures.get(release.container) ?? 0;
    // Each attempt has its own address: one at the same address would wait behind a request that hangs.
    const url = new URL(attempt === 0 ? release.entry : `${release.entry}?attempt=${attempt}`, release.baseUrl).href;
    for (const source of sources) {
      const exposed = await source.load(release, module, url);
      if (exposed !== undefined) return exposed;
    }
    return undefined;
  }

  async function loadOnce(key: string, release: RegisteredRelease, module: string): Promise<unknown> {
    const fail = (phase: RemotePhase, reason: string, cause?: unknown) => new RemoteError(key, phase, reason, cause);
    try {
      const late = () => fail('deadline', `timed out after ${deadlineMs} ms`);
      const exposed = await withDeadline(fromSources(release, module), late);
      const violation = violationOf(exposed);
      if (violation !== undefined) throw fail('contract', violation);
      return exposed;
    } catch (error) {
      failures.set(release.container, (failures.get(release.container) ?? 0) + 1);
      throw error instanceof RemoteError ? error : fail('load', String(error), error);
    }
  }

  return async (key: string, release: RegisteredRelease, module: string): Promise<unknown> => {
    try {
      return await loadOnce(key, release, module);
    } catch (error) {
      if (error instanceof RemoteError && error.phase !== 'load') throw error;
      await new Promise((resolve) => setTimeout(resolve, quietRetryMs));
      return loadOnce(key, release, module);
    }
  };
}
