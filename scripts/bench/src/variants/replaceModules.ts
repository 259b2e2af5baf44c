import path from 'node:path';
import { rspack } from '@rspack/core';

/**
 * Replaces modules of a source by others, by their files without extension or by the package's export: this is how a variant removes federation from
 * the shell without changing it.
 */
export const replaceModules = (replacements: ReadonlyMap<string, string>) =>
  new rspack.NormalModuleReplacementPlugin(/^(?:\.{1,2}\/|@tessera\/)/, (resource) => {
    const { context, request } = resource;
    const replacement = replacements.get(request) ?? replacements.get(path.resolve(context, request));
    if (replacement !== undefined) resource.request = replacement;
  });
