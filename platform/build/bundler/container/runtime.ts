/**
 * Runtime of a remote's container, in place of the federation plugin's own bindings: takes the host's share scope, returns
 * exposed modules, and installs the host's copy of each shared module before a chunk that needs it runs. It is part of
 * every entry script, so it contains only what this suite needs: the host provides every package, and a remote that finds
 * no contracts with its own hash loads its own copy.
 */

/** Evaluates a module and returns its exports. */
type Factory = () => unknown;

/** One version of a shared package, as hosts provide it. */
interface Provided {
  readonly get: () => Factory | Promise<Factory>;
}

type ShareScope = Readonly<Record<string, Readonly<Record<string, Provided>>>>;

/** A shared module that this remote needs, as the bundler describes it. */
interface Consumed {
  readonly shareKey: string;
  /** `^1.2.3`, or `*` for any version. */
  readonly requiredVersion: string;
  /** Fetches the remote's own copy, if it has one. */
  readonly fallback?: () => Promise<Factory>;
}

/** The parts of the bundler's runtime that a federation runtime sets, and the parts that this one reads. */
interface BundlerRuntime {
  initContainer: (scope: ShareScope) => void;
  getContainer: (module: string) => Promise<Factory>;
  /** Handlers that add what a chunk waits for, by kind. */
  readonly f: { consumes: (chunkId: string, waitedFor: Promise<unknown>[]) => void };
  /** Module functions by id; each runs when its module is first imported. */
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  readonly initializeExposesData: { readonly moduleMap: Readonly<Record<string, () => Promise<Factory>>> };
  readonly consumesLoadingData?: {
    readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, Consumed>>;
  };
}

declare const __webpack_require__: BundlerRuntime;

let shareScope: ShareScope = {};
/** Shared modules that are installed, or being loaded. */
const settled = new Map<string, Promise<void> | undefined>();

const numbersOf = (version: string) => version.replace('^', '').split('.').map(Number);

/** Whether a version satisfies a range of the form `^1.2.3`. */
function satisfies(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = numbersOf(range);
  return major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch));
}

/** The host's copy of a package. A version that does not satisfy the range is still used: two copies would break the page. */
function providedBy({ shareKey, requiredVersion }: Consumed): Provided | undefined {
  const [[version, provided] = []] = Object.entries(shareScope[shareKey] ?? {});
  if (version !== undefined && requiredVersion !== '*' && !satisfies(version, requiredVersion)) {
    console.warn(`The host provides ${shareKey} ${version}; this remote was built for ${requiredVersion}.`);
  }
  return provided;
}

/** Installs a shared module. Returns a promise if it has to be loaded first. */
function settle(id: string, consumed: Consumed): Promise<void> | undefined {
  const put = (factory: Factory) => {
    __webpack_require__.m[id] = (module) => {
      module.exports = factory();
    };
  };
  const found =
    providedBy(consumed)?.get() ??
    consumed.fallback?.() ??
    Promise.reject<Factory>(new Error(`The host provides no ${consumed.shareKey}.`));
  if (typeof found === 'function') {
    put(found);
    return undefined;
  }
  return found.then(put, (error: unknown) => {
    // A later attempt may succeed.
    settled.delete(id);
    throw error;
  });
}

__webpack_require__.initContainer = (scope) => {
  shareScope = scope;
};

__webpack_require__.getContainer = (module) => {
  const load = __webpack_require__.initializeExposesData.moduleMap[module];
  return load === undefined ? Promise.reject(new Error(`This remote exposes no ${module}.`)) : load();
};

__webpack_require__.f.consumes = (chunkId, waitedFor) => {
  const { chunkMapping = {}, moduleIdToConsumeDataMapping = {} } = __webpack_require__.consumesLoadingData ?? {};
  for (const id of chunkMapping[chunkId] ?? []) {
    if (!settled.has(id)) settled.set(id, settle(id, moduleIdToConsumeDataMapping[id] as Consumed));
    const pending = settled.get(id);
    if (pending !== undefined) waitedFor.push(pending);
  }
};

export {};
