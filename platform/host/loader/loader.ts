import type { ExposedModule, ExposedName, ExposedProps, RemoteName } from '@tessera/shared-contracts/remotes';
import type { PageDiagnostics, RegisteredRelease, Registry } from '../../protocol';
import { createDiagnostics } from './diagnostics';
import { createReleaseLoader } from './loadRelease';
import { createReleaseChoice, type ReleaseChoice } from './releaseChoice';
import { RemoteError } from './remoteError';
import type { ModuleSource } from './sources/moduleSource';

/** Milliseconds without a crash after which a module counts as stable: by then it has rendered the data that others crashed on. */
const standsAfterMs = 3_000;

/** A loaded module and its release. */
export interface LoadedModule<Remote extends RemoteName, Name extends ExposedName<Remote>> {
  readonly exposed: ExposedModule<Remote, Name>;
  readonly release: RegisteredRelease;
}

/** Loads modules of remotes and tracks their state. */
export interface Loader {
  /** The module if it is already loaded, so that it can be shown without an extra render. */
  peek<Remote extends RemoteName, Name extends ExposedName<Remote>>(
    remote: Remote,
    module: Name,
  ): LoadedModule<Remote, Name> | undefined;
  /**
   * Loads a module of a remote once: callers share a load in progress, and a failure is not cached, so that the next call
   * retries. A release that cannot be loaded is replaced by the previous one.
   *
   * @throws RemoteError when no release of it loads in time and fulfils the contract
   */
  load<Remote extends RemoteName, Name extends ExposedName<Remote>>(
    remote: Remote,
    module: Name,
  ): Promise<LoadedModule<Remote, Name>>;
  /**
   * Preloads a module on intent or when idle. Resolves when it has loaded or failed; a failure surfaces when the module is used.
   */
  preload<Remote extends RemoteName>(remote: Remote, module: ExposedName<Remote>): Promise<void>;
  /**
   * Preloads a module that will be shown in a moment, and lets it begin what its first render reads. Resolves like `preload`.
   *
   * @param props the props that it will be shown with
   */
  prepare<Remote extends RemoteName, Name extends ExposedName<Remote>>(
    remote: Remote,
    module: Name,
    props: ExposedProps<Remote, Name>,
  ): Promise<void>;
  /**
   * Records that a module has rendered. Once it has proved stable, the releases that crashed before it are quarantined,
   * since the fault was theirs.
   *
   * @returns the undo: call it when the module is unmounted
   */
  shown(remote: RemoteName, module: string): () => void;
  /**
   * Drops a module that crashed, so that the next load takes another release. If every release crashes, the data is at
   * fault: no release is quarantined, and the next load starts with the preferred one again. An override is cleared at once:
   * the caller has seen the effect.
   *
   * @returns whether there is another release
   */
  crashed(remote: RemoteName, module: string, release: RegisteredRelease, cause: unknown): boolean;
  /** State of each remote on this page. */
  diagnostics(): PageDiagnostics;
  /** Overrides of this session by remote. */
  readonly overrides: ReleaseChoice['overrides'];
}

/** Dependencies of a loader. */
export interface LoaderParts {
  /** Called once, when a module is first requested. */
  readonly readRegistry: () => Registry;
  /** Sources of modules; the first one that has the module is used. */
  readonly sources: readonly ModuleSource[];
}

type AnyLoaded = LoadedModule<RemoteName, ExposedName<RemoteName>>;
type Failure = { readonly release: RegisteredRelease; readonly error: RemoteError };

interface ModuleState {
  loading?: Promise<AnyLoaded> | undefined;
  loaded?: AnyLoaded | undefined;
  /** Releases of the module that crashed, until all have or one cannot be loaded. */
  crashed: readonly Failure[];
}

/** Creates a loader; a page has one (`pageLoader.ts`). */
export function createLoader({ readRegistry, sources }: LoaderParts): Loader {
  const choice = createReleaseChoice(readRegistry);
  const diagnostics = createDiagnostics(choice);
  const loadRelease = createReleaseLoader(sources);
  const states = new Map<string, ModuleState>();

  const keyOf = (remote: RemoteName, module: string) => `${remote}/${module}`;
  const stateOf = (remote: RemoteName, module: string): ModuleState => {
    const key = keyOf(remote, module);
    const state = states.get(key) ?? { crashed: [] };
    states.set(key, state);
    return state;
  };
  const quarantine = (remote: RemoteName, failures: readonly Failure[]) => {
    for (const { release, error } of failures) choice.quarantine(remote, release, error.message);
  };
  const untried = (remote: RemoteName, { crashed }: ModuleState) =>
    choice.usable(remote).filter(({ container }) => !crashed.some(({ release }) => release.container === container));

  async function loadFirstUsable(remote: RemoteName, module: string, state: ModuleState): Promise<AnyLoaded> {
    const key = keyOf(remote, module);
    const failures: Failure[] = [];
    for (const release of untried(remote, state)) {
      try {
        const exposed = await loadRelease(key, release, module);
        // Only now is it clear that the newer release was at fault and not the network.
        quarantine(remote, failures);
        diagnostics.loaded(remote, module, release);
        return { exposed, release } as AnyLoaded;
      } catch (cause) {
        const error = cause as RemoteError;
        diagnostics.failed(remote, module, release, error);
        failures.push({ release, error });
      }
    }
    throw failures[0]?.error ?? new RemoteError(key, 'registry', 'the page names no release of it');
  }

  function load(remote: RemoteName, module: string): Promise<AnyLoaded> {
    const state = stateOf(remote, module);
    if (state.loading === undefined) {
      diagnostics.requested(remote, module);
      state.loading = loadFirstUsable(remote, module, state);
      state.loading.then(
        (loaded) => {
          state.loaded = loaded;
        },
        () => {
          state.loading = undefined;
          state.crashed = [];
        },
      );
    }
    return state.loading;
  }

  return {
    peek: ((remote, module) => stateOf(remote, module).loaded) as Loader['peek'],
    load: load as Loader['load'],
    preload: (remote, module) =>
      load(remote, module).then(
        () => undefined,
        () => undefined,
      ),
    prepare: (remote, module, props) =>
      load(remote, module)
        .then(
          // It prepares no other release: one that fails here may still render.
          ({ exposed }) => (exposed as ExposedModule<typeof remote, typeof module>).prepare?.(props),
          () => undefined,
        )
        .catch((error: unknown) => console.error(error)),
    shown(remote, module) {
      diagnostics.rendered(remote, module);
      const timer = setTimeout(() => quarantine(remote, stateOf(remote, module).crashed), standsAfterMs);
      return () => clearTimeout(timer);
    },
    crashed(remote, module, release, cause) {
      const error = new RemoteError(keyOf(remote, module), 'render', String(cause), cause);
      diagnostics.failed(remote, module, release, error);
      const state = stateOf(remote, module);
      const before = state.crashed;
      state.loaded = undefined;
      state.loading = undefined;
      state.crashed = [...before, { release, error }];
      const hasOther = untried(remote, state).length > 0;
      if (!hasOther) {
        for (const { release: blamed } of before) choice.liftQuarantine(blamed);
        state.crashed = [];
      } else if (choice.isOverride(remote, release)) {
        choice.quarantine(remote, release, error.message);
        state.crashed = before;
      }
      return hasOther;
    },
    diagnostics: diagnostics.read,
    overrides: choice.overrides,
  };
}
