import { pageLoader } from '../loader';
import type { ExposedModuleRef } from './exposedModuleRef';

/** Fetches modules that the player seems about to see. Resolves when each has arrived or failed; it never rejects. */
export async function preloadModules(modules: readonly ExposedModuleRef[]): Promise<void> {
  await Promise.all(modules.map(([remote, module]) => pageLoader.preload(remote, module as never)));
}
