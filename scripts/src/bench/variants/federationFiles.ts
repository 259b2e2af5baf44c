import path from 'node:path';
import { appNamed, projectRoot } from '../../apps/apps';

const federation = path.join(appNamed('shell').folder, 'src/federation');
const page = (name: string) => path.join(projectRoot, 'scripts/src/bench/variants/page', name);

/**
 * What stands in for the shell's own loading of remotes: with these out of its graph, the shell holds no federation
 * runtime, registry, hashes, overrides or passport.
 *
 * @param start module that begins the page
 * @param exposedModules file that says how each module is imported
 */
export const federationReplacements = (
  start: 'startWhole' | 'startDefault',
  exposedModules: string,
): ReadonlyMap<string, string> =>
  new Map([
    [path.join(federation, 'loadExposed'), page('loadExposed')],
    [path.join(federation, 'startRemotes'), page(start)],
    [path.join(federation, 'overrides'), page('overrides')],
    [path.join(federation, 'passport'), page('passport')],
    [page('exposedModules'), exposedModules],
  ]);
