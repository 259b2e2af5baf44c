import path from 'node:path';
import { rspack } from '@rspack/core';

/**
 * Replaces modules of a source by others, by their files without extension: this is how a variant removes federation from
 * the shell without changing it.
 */
export const replaceModules = (replacements: ReadonlyMap<string, string>) =>
  new rspack.NormalModuleReplacementPlugin(/^\.{1,2}\//, (resource) => {
    const replacement = replacements.get(path.resolve(resource.context, resource.request));
    if (replacement !== undefined) resource.request = replacement;
  });
