import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { type SplitModule, splitModule } from './splitModule';

/** Options of {@link splitLoader}. */
export interface SplitLoaderOptions {
  /** Exports of each module in its core, by the module's file; complete before the loader first runs. */
  readonly coreNames: ReadonlyMap<string, readonly string[]>;
}

const split = new Map<string, SplitModule>();

/** Returns a module's core for `?core`, its rest for `?rest`, and otherwise a facade that re-exports both. */
export default function splitLoader(this: LoaderContext<SplitLoaderOptions>, source: string): string {
  const { resourcePath, resourceQuery } = this;
  const names = this.getOptions().coreNames.get(resourcePath) ?? [];
  const key = [resourcePath, ...names].join();
  const file = `./${path.basename(resourcePath)}`;
  const parts = split.get(key) ?? splitModule(source, names, { core: `${file}?core`, rest: `${file}?rest` });
  split.set(key, parts);
  if (resourceQuery === '?core') return parts.core;
  return resourceQuery === '?rest' ? parts.rest : parts.facade;
}
