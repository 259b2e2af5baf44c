import type {
  ExposedModule,
  ExposedName,
  PageDiagnostics,
  RegisteredRelease,
  RemoteName,
} from '@tessera/shared-contracts/remotes';
import { createDiagnostics } from './diagnostics';
import { createReleaseLoader } from './loadRelease';
import type { RegisteredRemotes } from './registry';
import { createReleaseChoice, type ReleaseChoice } from './releaseChoice';
import { RemoteError } from './remoteError';
import type { ModuleSource } from './sources/moduleSource';

/** Milliseconds after which a module that has not crashed stands: by then it has shown the data that others crashed on. */
const standsAfterMs = 3_000;

/** A module that has arrived, and the release it came from. */
export interface LoadedModule<Remote extends RemoteName, Name extends ExposedName<Remote>> {
  readonly exposed: ExposedModule<Remote, Name>;
  readonly release: RegisteredRelease;
}

/** Loads modules of remotes, and knows what happened to them. */
export interface Loader {
  /** The module if it has arrived: showing it then takes no extra render. */
  peek<Remote extends RemoteName, Name extends ExposedName<Remote>>(
    remote: Remote,
    module: Name,
  ): LoadedModule<Remote, Name> | undefined;
  /**
   * Loads a module of a remote, once: callers share a load in progress, and a failure is forgotten so that the next call
   * tries again. A release that cannot be loaded gives way to the one before it.
   *
   * @throws RemoteError when no release of it arrives in time and is what the contract says
   */
  load<Remote extends RemoteName, Name extends ExposedName<Remote>>(
    remote: Remote,
    module: Name,
  ): Promise<LoadedModule<Remote, Name>>;
  /**
   * Loads a module ahead of its use, on intent or when idle. Resolves when it has arrived or failed; a failure shows when
   * the module is used.
   */
  preload<Remote extends RemoteName>(remote: Remote, module: ExposedName<Remote>): Promise<void>;
  /**
   * Records that a module is on the page. Once it has stood there for a while, the releases that crashed in its place are set
   * aside: theirs was the fault.
   *
   * @returns notes that it no longer is
   */
  shown(remote: RemoteName, module: string): () => void;
  /**
   * Drops a module that crashed, so that the next load is of another release. If every release crashes the data is at
   * fault: none is quarantined, and the next load begins with the preferred one again. An override clears itself at once:
   * whoever asked for it has seen what it does.
   *
   * @returns whether there is another
   */
  crashed(remote: RemoteName, module: string, release: RegisteredRelease, cause: unknown): boolean;
  /** What is known of each remote on this page. */
  diagnostics(): PageDiagnostics;
  /** The releases that this session runs in place of live ones, by remote. */
  readonly overrides: ReleaseChoice['overrides'];
}

/** What a loader is made of. */
export interface LoaderParts {
  /** Called once, when a module is first asked for. */
  readonly readRegistry: () => RegisteredRemotes;
  /** Ways to a module, the first that has it counts. */
  readonly sources: readonly ModuleSource[];
}

type AnyLoaded = LoadedModule<RemoteName, ExposedName<RemoteName>>;
type Failure = { readonly release: RegisteredRelease; readonly error: RemoteError };

interface ModuleState {
  loading?: Promise<AnyLoaded> | undefined;
  loaded?: AnyLoaded | undefined;
  /** Releases that crashed in the place of the module, until all have or one cannot be loaded. */
  crashed: readonly Failure[];
}

/** Makes a loader; a page has one (`pageLoader.ts`). */
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
        // Only now is it known that the fault lay with the newer release and not with the network.
        quarantine(remote, failures);
        diagnostics.loaded(remote, module, release);
        return { exposed, release } as AnyLoaded;
      } catch (cause) {
        const error = cause as RemoteError;
        diagnostics.failed(remote, error);
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
    shown(remote, module) {
      diagnostics.rendered(remote, module);
      const timer = setTimeout(() => quarantine(remote, stateOf(remote, module).crashed), standsAfterMs);
      return () => clearTimeout(timer);
    },
    crashed(remote, module, release, cause) {
      const error = new RemoteError(keyOf(remote, module), 'render', String(cause), cause);
      diagnostics.failed(remote, error);
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
