/**
 * Replaces the shell's loader if the site is one application: a module is one `import()`, which the bundler
 * resolves. It keeps the interface of the loader, so that slots are the same.
 */
import { exposedModules } from './exposedModules';

interface Loaded {
  readonly exposed: { readonly prepare?: (props: unknown) => void };
  readonly release: { readonly container: string };
}

const loaded = new Map<string, Loaded>();
const loading = new Map<string, Promise<Loaded>>();

/** Imports a module once; failures are not cached. */
function load(remote: string, module: string): Promise<Loaded> {
  const key = `${remote}/${module}`;
  let pending = loading.get(key);
  if (pending === undefined) {
    pending = Promise.resolve(exposedModules[key]?.()).then((exposed) => ({
      exposed: exposed as Loaded['exposed'],
      release: { container: remote },
    }));
    loading.set(key, pending);
    pending.then(
      (result) => loaded.set(key, result),
      () => loading.delete(key),
    );
  }
  return pending;
}

const noop = (): void => undefined;

/** One application has no releases to choose from, fall back to or record. */
export const pageLoader = {
  peek: (remote: string, module: string): Loaded | undefined => loaded.get(`${remote}/${module}`),
  load,
  preload: (remote: string, module: string): Promise<void> => load(remote, module).then(noop, noop),
  prepare: (remote: string, module: string, props: unknown): Promise<void> =>
    load(remote, module).then(({ exposed }) => exposed.prepare?.(props), noop),
  shown: () => noop,
  crashed: () => false,
  diagnostics: () => ({ contract: 0, remotes: {} }),
  overrides: { read: () => ({}), write: noop },
};

/** One application needs no preparation. */
export const startRemotes = noop;
