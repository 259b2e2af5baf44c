import type { RemoteName } from '@tessera/shared-contracts/remotes';
import { pageLoader } from '../loader';
import type { ModuleRef } from './exposedModuleRef';

/** Preloads modules. Resolves when each has loaded or failed; it never rejects. */
export async function preloadModules(modules: readonly ModuleRef[]): Promise<void> {
  await Promise.all(modules.map(([remote, module]) => pageLoader.preload(remote as RemoteName, module as never)));
}
