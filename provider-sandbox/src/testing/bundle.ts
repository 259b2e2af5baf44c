import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const cache = source('../../../.cache/');

async function bundle(entry: string, name: string): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'sandbox-'));
  const file = join(cache, name);
  await build({
    entryPoints: [source(entry)],
    outfile: join(draft, name),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        setup({ onLoad, onResolve }) {
          // Packages are loaded from where they are installed; the workspace's own are sources.
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@tessera/') ? undefined : { path, external: true },
          );
          // Modules read files beside them.
          onLoad({ filter: /provider-sandbox\/src\/.*\.ts$/ }, ({ path }) => ({
            contents: readFileSync(path, 'utf8').replaceAll(
              'import.meta.url',
              JSON.stringify(pathToFileURL(path).href),
            ),
            loader: 'ts',
          }));
        },
      },
    ],
  });
  // Test files that run at once write the same bundle.
  renameSync(join(draft, name), file);
  rmSync(draft, { recursive: true });
  return file;
}

let bundled: Promise<string> | undefined;
let moved: Promise<string> | undefined;
let killed: Promise<string> | undefined;

/** The sandbox's sources in one file, which Node loads in a third of the time of the sources themselves. */
export const bundleSandbox = (): Promise<string> => (bundled ??= bundle('../main.ts', 'sandbox.mjs'));

/** As above, with a clock that tests move. */
export const bundleMoved = (): Promise<string> => (moved ??= bundle('movedMain.ts', 'sandbox-moved.mjs'));

/** As above, and kills itself before a statement. */
export const bundleKilled = (): Promise<string> => (killed ??= bundle('killedMain.ts', 'sandbox-killed.mjs'));
