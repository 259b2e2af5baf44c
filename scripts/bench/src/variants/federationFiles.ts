import path from 'node:path';
import { appNamed, projectRoot } from '@tessera/project';

const shell = (file: string) => path.join(appNamed('shell').folder, 'src', file);
const page = (name: string) => path.join(projectRoot, 'scripts/bench/src/variants/page', name);

/**
 * What replaces the shell's own loading of remotes: with these out of its graph, the shell holds no federation
 * runtime, registry, hashes, overrides or diagnostics.
 *
 * @param exposedModules file that says how each module is imported
 */
export const withoutFederation = (exposedModules: string): ReadonlyMap<string, string> =>
  new Map([
    [shell('loader/pageLoader'), page('pageLoader')],
    [page('exposedModules'), exposedModules],
  ]);

/** What replaces the shell's fetching ahead. */
export const withoutPreloads: ReadonlyMap<string, string> = new Map([
  [shell('preloadPage'), page('preloadPage')],
  [shell('preloadNext'), page('preloadNext')],
]);
