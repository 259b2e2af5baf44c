import {
  contractVersion,
  type ExposedModule,
  type ExposedName,
  type RemoteName,
} from '@tessera/shared-contracts/remotes';
import { runningRelease } from './registry';
import { RemoteError } from './remoteError';
import { loadFromRemote, renewRemote } from './runtime';

/** Milliseconds that entry and chunk together may take. */
const deadlineMs = 12_000;

const loaded = new Map<string, unknown>();
const loading = new Map<string, Promise<unknown>>();

const keyOf = (remote: RemoteName, module: string) => `${remote}/${module}`;

/** The module if it has arrived: showing it then takes no extra render. */
export const peekExposed = <Remote extends RemoteName, Name extends ExposedName<Remote>>(
  remote: Remote,
  module: Name,
): ExposedModule<Remote, Name> | undefined =>
  loaded.get(keyOf(remote, module)) as ExposedModule<Remote, Name> | undefined;

/**
 * Loads a module of a remote, once: callers share what is under way, and a failure is forgotten so that the next call
 * tries anew.
 *
 * @throws RemoteError when the remote is not released, does not arrive in time or is not what the contract says
 */
export function loadExposed<Remote extends RemoteName, Name extends ExposedName<Remote>>(
  remote: Remote,
  module: Name,
): Promise<ExposedModule<Remote, Name>> {
  const key = keyOf(remote, module);
  const underWay =
    loading.get(key) ??
    fetchExposed(remote, module).then(
      (exposed) => {
        loaded.set(key, exposed);
        return exposed;
      },
      (error: unknown) => {
        loading.delete(key);
        renewRemote(remote);
        throw error;
      },
    );
  loading.set(key, underWay);
  return underWay as Promise<ExposedModule<Remote, Name>>;
}

async function fetchExposed(remote: RemoteName, module: string): Promise<unknown> {
  const release = runningRelease(remote);
  if (release === undefined) throw new RemoteError(remote, module, 'registry', 'the page names no release of it');
  const exposed = await withDeadline(remote, module, loadFromRemote(release.container, module));
  // A shared chunk that failed can leave a module without its component (architecture, Discovery and faults).
  if (
    typeof exposed !== 'object' ||
    exposed === null ||
    !('default' in exposed) ||
    typeof exposed.default !== 'function'
  ) {
    throw new RemoteError(remote, module, 'contract', 'it exports no component');
  }
  if (!('contract' in exposed) || exposed.contract !== contractVersion) {
    throw new RemoteError(remote, module, 'contract', `it was not built against contract version ${contractVersion}`);
  }
  return exposed;
}

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
    throw error instanceof RemoteError ? error : new RemoteError(remote, module, 'load', String(error), error);
  } finally {
    clearTimeout(timer);
  }
}

/** Fetches and evaluates a module ahead of its use, on intent or when idle; a failure shows when it is used. */
export function preloadExposed<Remote extends RemoteName>(remote: Remote, module: ExposedName<Remote>): void {
  if (peekExposed(remote, module) === undefined) loadExposed(remote, module).catch(() => undefined);
}
