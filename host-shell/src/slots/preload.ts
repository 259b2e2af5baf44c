import { preloadExposed } from '../federation';
import type { ExposedModuleRef } from './exposedModuleRef';

/** Fetches modules that the player seems about to see. */
export function preloadModules(modules: readonly ExposedModuleRef[]): void {
  for (const [remote, module] of modules) preloadExposed(remote, module as never);
}
