import path from 'node:path';
import { appNamed, projectRoot } from '@tessera/platform/project';

const shell = (file: string) => path.join(appNamed('shell').folder, 'src', file);
const page = (name: string) => path.join(projectRoot, 'scripts/bench/src/variants/page', name);

/**
 * Replacements for the shell's loading of remotes: without the originals, the shell contains no federation runtime,
 * registry, hashes, overrides or diagnostics.
 *
 * @param exposedModules file that imports each exposed module
 */
export const withoutFederation = (exposedModules: string): ReadonlyMap<string, string> =>
  new Map([
    [path.join(projectRoot, 'platform/host/loader/pageLoader'), page('pageLoader')],
    ['@tessera/platform/host/provided', page('provided')],
    [page('exposedModules'), exposedModules],
  ]);

/** Replacements for the shell's preloading. */
export const withoutPreloads: ReadonlyMap<string, string> = new Map([
  [shell('preloadPage'), page('preloadPage')],
  [shell('preloadNext'), page('preloadNext')],
]);
