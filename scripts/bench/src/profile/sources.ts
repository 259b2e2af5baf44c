import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { rspack } from '@rspack/core';
import { UserError } from '@tessera/project';
import { buildIdOf, loadConfig } from '@tessera/tooling/build';
import { siteTargets } from '@tessera/tooling/targets';
import { benchFolder } from '../variants/bundle';

/** Source of a position in a script of the site, as a path in the project; positions count from 0. */
export type SourceOf = (url: string, line: number, column: number) => string | undefined;

/** A built file's name without the hash of its content, with its app. */
const keyOf = (app: string, file: string) => `${app}/${file.replace(/\.[0-9a-f]{10}(?=\.js)/, '')}`;

/** Path of a source, from its URL in a source map: `webpack://unique_name/src/main.tsx`; only an app's own begin with `src`. */
const pathOf = (app: string, source: string) => {
  const file = source.replace(/^webpack:\/\/[^/]*\//, '');
  return /^(src|webpack)\//.test(file) ? `${app}/${file}` : file;
};

/**
 * Builds the apps once more with source maps. A build is the same with and without them, except for the hashes in names of
 * files and chunks, which have the same length; so positions in the released scripts are those of the maps.
 */
export async function buildSourceMaps(): Promise<SourceOf> {
  const maps = new Map<string, { readonly app: string; readonly map: TraceMap }>();
  for (const target of siteTargets) {
    const outputFolder = benchFolder('maps', target.name);
    const config = await loadConfig({ ...target, outputFolder }, 'production', await buildIdOf(target));
    const compiler = rspack({ ...config, devtool: 'hidden-source-map' });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error !== null || stats?.hasErrors()) reject(new UserError(`${target.name} does not build.`));
        else compiler.close(() => resolve());
      });
    });
    for (const file of readdirSync(outputFolder).filter((name) => name.endsWith('.js.map'))) {
      const map = new TraceMap(readFileSync(path.join(outputFolder, file), 'utf8'));
      maps.set(keyOf(target.name, file.slice(0, -'.map'.length)), { app: path.basename(target.folder), map });
    }
  }
  return (url, line, column) => {
    // Files of a release are below `/<app>/<version>-<build>/`.
    const [, app = '', , ...rest] = new URL(url).pathname.split('/');
    const known = maps.get(keyOf(app, rest.join('/')));
    if (known === undefined) return undefined;
    const { source } = originalPositionFor(known.map, { line: line + 1, column });
    return source === null ? undefined : pathOf(known.app, source);
  };
}
