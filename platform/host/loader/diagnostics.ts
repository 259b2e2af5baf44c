import { contractVersion, type RemoteName, remoteNames } from '@tessera/shared-contracts/remotes';
import { tabItem } from '@tessera/shared-contracts/session';
import { record, string } from 'valibot';
import type {
  ModuleFailure,
  ModuleTimings,
  PageDiagnostics,
  RegisteredRelease,
  RemoteDiagnostics,
} from '../../protocol';
import type { ReleaseChoice } from './releaseChoice';
import type { RemoteError } from './remoteError';
import { sessionMemory } from './sessionMemory';
import { sharedOrigins } from './shared/provided';

type Timings = { -readonly [Key in keyof ModuleTimings]: ModuleTimings[Key] };

/** State of one remote on this page. */
interface RemoteNotes {
  running?: RegisteredRelease;
  readonly timings: Record<string, Timings>;
  readonly failures: ModuleFailure[];
}

const maxFailures = 20;

/** Records the state of the remotes on a page, for tests and bug reports. */
export function createDiagnostics({ page, quarantined, overrides, usable, cohortOf }: ReleaseChoice) {
  // Another document of the tab, such as `/__mf`, shows the errors too.
  const lastErrors = sessionMemory(tabItem('release-errors'), record(string(), string()), {});
  const empty = (): RemoteNotes => ({ timings: {}, failures: [] });
  const all = new Map<string, RemoteNotes>();
  const notesOf = (remote: string): RemoteNotes => {
    const notes = all.get(remote) ?? empty();
    all.set(remote, notes);
    return notes;
  };
  /** Remotes of the contract, and others with pages. */
  const names = () => [...new Set([...remoteNames, ...Object.keys(page().remotes)])] as readonly RemoteName[];
  const timingsOf = (remote: RemoteName, module: string): Timings => {
    const { timings } = notesOf(remote);
    timings[module] ??= {};
    return timings[module];
  };
  const now = () => Math.round(performance.now());

  function describe(remote: RemoteName): RemoteDiagnostics {
    const { running, timings, failures } = notesOf(remote);
    const override = overrides.read()[remote];
    const release: Partial<RegisteredRelease> = running ?? usable(remote)[0] ?? {};
    const { version, buildId, commit, baseUrl, contract, entry = '', integrity } = release;
    return {
      ...{ version, buildId, commit, baseUrl, contract },
      cohort: cohortOf(remote),
      override: override?.baseUrl,
      integrity: integrity?.[entry],
      shared: sharedOrigins(),
      timings,
      lastError: lastErrors.read()[remote],
      failures,
      quarantined: quarantined[remote] ?? [],
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
      notesOf(remote).running = release;
    },
    /** Records that a module has rendered. */
    rendered(remote: RemoteName, module: string) {
      timingsOf(remote, module).renderedAt ??= now();
    },
    /** Records why a module failed. */
    failed(remote: RemoteName, module: string, { version, buildId }: RegisteredRelease, error: RemoteError) {
      const { message, phase, cause } = error;
      const { failures } = notesOf(remote);
      const stack = cause instanceof Error ? cause.stack : undefined;
      if (failures.length < maxFailures) failures.push({ module, release: `${version}-${buildId}`, phase, stack });
      lastErrors.write({ ...lastErrors.read(), [remote]: message });
    },
    /** The current diagnostics of this page. */
    read: (): PageDiagnostics => ({
      contract: contractVersion,
      shell: page().shell,
      revision: page().revision,
      remotes: Object.fromEntries(names().map((remote) => [remote, describe(remote)])) as PageDiagnostics['remotes'],
    }),
  };
}
