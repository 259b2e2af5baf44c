import {
  contractVersion,
  type ExposedModule,
  type ExposedName,
  oldestContractVersion,
  type RegisteredRelease,
  type RemoteName,
} from '@tessera/shared-contracts/remotes';
import { loadFromRelease, renewRelease } from './containers';
import { noteFailure, noteLoaded, noteStarted } from './passport';
import { isOverride, setReleaseAside, takeBack, usableReleases } from './releases';
import { RemoteError } from './remoteError';

/** Milliseconds that entry and chunk together may take. */
const deadlineMs = 12_000;
/**
 * Milliseconds after which a failure is tried once more before anyone hears of it: on a phone a connection breaks and is
 * back at once.
 */
const quietRetryMs = 400;

/** A module that has arrived, and the release it came from. */
export interface LoadedModule<Remote extends RemoteName, Name extends ExposedName<Remote>> {
  readonly exposed: ExposedModule<Remote, Name>;
  readonly release: RegisteredRelease;
}

type Failure = { readonly release: RegisteredRelease; readonly error: RemoteError };
type AnyLoaded = { readonly exposed: unknown; readonly release: RegisteredRelease };

const loaded = new Map<string, AnyLoaded>();
const loading = new Map<string, Promise<AnyLoaded>>();
/** Releases that crashed in the place of a module, until all have or one cannot be loaded. */
const crashed = new Map<string, readonly Failure[]>();

const keyOf = (remote: RemoteName, module: string) => `${remote}/${module}`;

/** The module if it has arrived: showing it then takes no extra render. */
export const peekExposed = <Remote extends RemoteName, Name extends ExposedName<Remote>>(
  remote: Remote,
  module: Name,
): LoadedModule<Remote, Name> | undefined =>
  loaded.get(keyOf(remote, module)) as LoadedModule<Remote, Name> | undefined;

/** Whether a module has arrived, so that showing it takes no time. */
export const isExposedLoaded = <Remote extends RemoteName>(remote: Remote, module: ExposedName<Remote>): boolean =>
  loaded.has(keyOf(remote, module));

/**
 * Loads a module of a remote, once: callers share what is under way, and a failure is forgotten so that the next call
 * tries anew. A release that cannot be loaded gives way to the one before it.
 *
 * @throws RemoteError when no release of it arrives in time and is what the contract says
 */
export function loadExposed<Remote extends RemoteName, Name extends ExposedName<Remote>>(
  remote: Remote,
  module: Name,
): Promise<LoadedModule<Remote, Name>> {
  const key = keyOf(remote, module);
  let underWay = loading.get(key);
  if (underWay === undefined) {
    noteStarted(remote, module);
    underWay = loadFirstUsable(remote, module);
    loading.set(key, underWay);
    underWay.then(
      (result) => loaded.set(key, result),
      () => {
        loading.delete(key);
        crashed.delete(key);
      },
    );
  }
  return underWay as Promise<LoadedModule<Remote, Name>>;
}

/**
 * Drops a module that crashed, so that the next load is of another release. Whose fault it was shows when that one stands
 * ({@link blameCrashed}); if every release crashes the data is at fault, none is set aside, and the next load begins with
 * the preferred one anew. An override clears itself at once: whoever asked for it has seen what it does.
 *
 * @returns whether there is another
 */
export function dropCrashed(
  remote: RemoteName,
  module: string,
  release: RegisteredRelease,
  error: RemoteError,
): boolean {
  const key = keyOf(remote, module);
  noteFailure(remote, error);
  loaded.delete(key);
  loading.delete(key);
  const before = crashed.get(key) ?? [];
  crashed.set(key, [...before, { release, error }]);
  const hasOther = untriedReleases(remote, module).length > 0;
  if (!hasOther) {
    for (const { release: blamed } of before) takeBack(blamed);
    crashed.delete(key);
  } else if (isOverride(remote, release)) {
    setReleaseAside(remote, release, error.message);
    crashed.set(key, before);
  }
  return hasOther;
}

/** Sets the releases aside whose module crashed where that of another release now stands. */
export function blameCrashed(remote: RemoteName, module: string): void {
  for (const { release, error } of crashed.get(keyOf(remote, module)) ?? []) {
    setReleaseAside(remote, release, error.message);
  }
}

const untriedReleases = (remote: RemoteName, module: string): readonly RegisteredRelease[] => {
  const tried = crashed.get(keyOf(remote, module)) ?? [];
  return usableReleases(remote).filter(
    ({ container }) => !tried.some(({ release }) => release.container === container),
  );
};

async function loadFirstUsable(remote: RemoteName, module: string): Promise<AnyLoaded> {
  const failures: Failure[] = [];
  for (const release of untriedReleases(remote, module)) {
    try {
      const exposed = await loadWithQuietRetry(remote, module, release);
      // Only now is it known that the fault lay with the newer release and not with the network.
      for (const { release: failed, error } of failures) setReleaseAside(remote, failed, error.message);
      noteLoaded(remote, module, release);
      return { exposed, release };
    } catch (error) {
      const failure = asRemoteError(remote, module, error);
      noteFailure(remote, failure);
      failures.push({ release, error: failure });
    }
  }
  throw failures[0]?.error ?? new RemoteError(remote, module, 'registry', 'the page names no release of it');
}

async function loadWithQuietRetry(remote: RemoteName, module: string, release: RegisteredRelease): Promise<unknown> {
  try {
    return await loadChecked(remote, module, release);
  } catch (error) {
    renewRelease(release);
    if (error instanceof RemoteError && error.phase !== 'load') throw error;
    await new Promise((resolve) => setTimeout(resolve, quietRetryMs));
  }
  try {
    return await loadChecked(remote, module, release);
  } catch (error) {
    renewRelease(release);
    throw error;
  }
}

async function loadChecked(remote: RemoteName, module: string, release: RegisteredRelease): Promise<unknown> {
  const exposed = await withDeadline(remote, module, loadFromRelease(release, module));
  // A shared chunk that failed can leave a module without its component (architecture, Discovery and faults).
  if (!hasComponent(exposed)) throw new RemoteError(remote, module, 'contract', 'it exports no component');
  const { contract } = exposed;
  if (typeof contract !== 'number' || contract < oldestContractVersion || contract > contractVersion) {
    const known = `${oldestContractVersion} to ${contractVersion}`;
    throw new RemoteError(remote, module, 'contract', `contract version ${contract} is none of ${known}`);
  }
  return exposed;
}

const hasComponent = (exposed: unknown): exposed is { readonly default: unknown; readonly contract?: unknown } =>
  typeof exposed === 'object' && exposed !== null && 'default' in exposed && typeof exposed.default === 'function';

const asRemoteError = (remote: RemoteName, module: string, error: unknown): RemoteError =>
  error instanceof RemoteError ? error : new RemoteError(remote, module, 'load', String(error), error);

async function withDeadline(remote: RemoteName, module: string, work: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RemoteError(remote, module, 'deadline', `nothing arrived within ${deadlineMs} ms`)),
      deadlineMs,
    );
  });
  try {
    return await Promise.race([work, deadline]);
  } catch (error) {
    throw asRemoteError(remote, module, error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Fetches and evaluates a module ahead of its use, on intent or when idle. Resolves when it has arrived or failed; a
 * failure shows when the module is used.
 */
export async function preloadExposed<Remote extends RemoteName>(
  remote: Remote,
  module: ExposedName<Remote>,
): Promise<void> {
  await loadExposed(remote, module).catch(() => undefined);
}
