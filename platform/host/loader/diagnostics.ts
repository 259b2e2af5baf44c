import { contractVersion, type RemoteName, remoteNames } from '@tessera/shared-contracts/remotes';
import type { ModuleTimings, PageDiagnostics, RegisteredRelease, RemoteDiagnostics } from '../../protocol';
import type { ReleaseChoice } from './releaseChoice';
import { sharedOrigins } from './shared/provided';

type Timings = { -readonly [Key in keyof ModuleTimings]: ModuleTimings[Key] };

/** State of one remote on this page. */
interface RemoteNotes {
  running?: RegisteredRelease;
  lastError?: string;
  readonly timings: Record<string, Timings>;
}

/** Records the state of the remotes on a page, for tests and bug reports. */
export function createDiagnostics({ overrides, registered, cohortOf }: ReleaseChoice) {
  const notes = Object.fromEntries(remoteNames.map((remote) => [remote, { timings: {} }])) as Record<
    RemoteName,
    RemoteNotes
  >;
  const timingsOf = (remote: RemoteName, module: string): Timings => {
    notes[remote].timings[module] ??= {};
    return notes[remote].timings[module];
  };
  const now = () => Math.round(performance.now());

  function describe(remote: RemoteName): RemoteDiagnostics {
    const { running, timings, lastError } = notes[remote];
    const override = overrides.read()[remote];
    const release: Partial<RegisteredRelease> = running ?? override ?? registered(remote)?.live ?? {};
    const { version, buildId, commit, contract, entry = '', integrity } = release;
    return {
      ...{ version, buildId, commit, contract },
      cohort: cohortOf(remote),
      override: override?.baseUrl,
      integrity: integrity?.[entry],
      shared: sharedOrigins(),
      timings,
      lastError,
    };
  }

  return {
    /** Records that a module was requested. */
    requested(remote: RemoteName, module: string) {
      timingsOf(remote, module).requestedAt = now();
    },
    /** Records that a module has loaded, and from which release. */
    loaded(remote: RemoteName, module: string, release: RegisteredRelease) {
      timingsOf(remote, module).loadedAt = now();
      notes[remote].running = release;
    },
    /** Records that a module has rendered. */
    rendered(remote: RemoteName, module: string) {
      timingsOf(remote, module).renderedAt ??= now();
    },
    /** Records why a module failed. */
    failed(remote: RemoteName, { message }: Error) {
      notes[remote].lastError = message;
    },
    /** The current diagnostics of this page. */
    read: (): PageDiagnostics => ({
      contract: contractVersion,
      remotes: Object.fromEntries(
        remoteNames.map((remote) => [remote, describe(remote)]),
      ) as PageDiagnostics['remotes'],
    }),
  };
}
