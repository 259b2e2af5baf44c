import { pageLoader } from '../loader';
import type { ExposedModuleRef } from './exposedModuleRef';

/** Preloads modules. Resolves when each has loaded or failed; it never rejects. */
export async function preloadModules(modules: readonly ExposedModuleRef[]): Promise<void> {
  await Promise.all(modules.map(([remote, module]) => pageLoader.preload(remote, module as never)));
}
