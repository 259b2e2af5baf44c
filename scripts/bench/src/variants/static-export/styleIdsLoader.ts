import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { projectRoot } from '@tessera/project';
import { withStyleIds } from './styleIds';

/** Lets the styles of components be prerendered, see {@link withStyleIds}. */
export default function styleIdsLoader(this: LoaderContext, source: string): string {
  return withStyleIds(source, path.relative(projectRoot, this.resourcePath));
}
