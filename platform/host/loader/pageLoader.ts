import { createLoader } from './loader';
import { readRegistry } from './registry';
import { pageContainers } from './sources/containers';
import type { ModuleSource } from './sources/moduleSource';

/** The federation runtime fetches what the page has not requested itself. It is loaded when first needed. */
const federationRuntime: ModuleSource = {
  async load(...request) {
    const { loadByRuntime } = await import(/* webpackChunkName: "federation" */ './sources/runtime');
    return loadByRuntime(...request);
  },
};

/** The loader of this page. It reads storage and the registry lazily, when a module is first requested. */
export const pageLoader = createLoader({ readRegistry, sources: [pageContainers, federationRuntime] });

/** Prepares the page for remotes without fetching any. Called once, before the first render. */
export function startRemotes(): void {
  Object.defineProperty(window, '__mf', { get: pageLoader.diagnostics, configurable: true, enumerable: false });
}
