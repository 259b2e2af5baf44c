/**
 * Stands in for the shell's loader where the site is one application: a module is one `import()`, which the bundler
 * resolves. It keeps the face of the loader, so that slots are the very same.
 */
import { exposedModules } from './exposedModules';

interface Loaded {
  readonly exposed: unknown;
  readonly release: { readonly container: string };
}

const loaded = new Map<string, Loaded>();
const loading = new Map<string, Promise<Loaded>>();

/** The module if it has arrived. */
export const peekExposed = (remote: string, module: string): Loaded | undefined => loaded.get(`${remote}/${module}`);

/** Imports a module, once; a failure is forgotten. */
export function loadExposed(remote: string, module: string): Promise<Loaded> {
  const key = `${remote}/${module}`;
  let underWay = loading.get(key);
  if (underWay === undefined) {
    underWay = Promise.resolve(exposedModules[key]?.()).then((exposed) => ({
      exposed,
      release: { container: remote },
    }));
    loading.set(key, underWay);
    underWay.then(
      (result) => loaded.set(key, result),
      () => loading.delete(key),
    );
  }
  return underWay;
}

/** One application has no other release to fall back on. */
export const dropCrashed = (): boolean => false;

/** Whether a module has arrived. */
export const isExposedLoaded = (remote: string, module: string): boolean => loaded.has(`${remote}/${module}`);

/** Imports a module ahead of its use; never rejects. */
export async function preloadExposed(remote: string, module: string): Promise<void> {
  await loadExposed(remote, module).catch(() => undefined);
}
