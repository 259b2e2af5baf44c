import path from 'node:path';
import { rspack } from '@rspack/core';

/**
 * Puts other modules in place of some of a source, by their files without ending: how a variant takes the federation out
 * of the shell without a change to it.
 */
export const replaceModules = (replacements: ReadonlyMap<string, string>) =>
  new rspack.NormalModuleReplacementPlugin(/^\.{1,2}\//, (resource) => {
    const replacement = replacements.get(path.resolve(resource.context, resource.request));
    if (replacement !== undefined) resource.request = replacement;
  });
