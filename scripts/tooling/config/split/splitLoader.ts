import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { type SplitModule, splitModule } from './splitModule';

/** What {@link splitLoader} is told. */
export interface SplitLoaderOptions {
  /** Names of each module that the page begins with, by the module's file; complete before anything is loaded. */
  readonly coreNames: ReadonlyMap<string, readonly string[]>;
}

const split = new Map<string, SplitModule>();

/** Gives a module's core for `?core`, its rest for `?rest`, and otherwise the names of both. */
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
