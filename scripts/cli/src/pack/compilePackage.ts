import { existsSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { compiledName } from './packedFiles';

/** Keeps imports, and gives relative ones the name of the compiled file, which Node requires. */
const keepImports: Plugin = {
  name: 'keep-imports',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path: request, resolveDir }) => {
      if (kind === 'entry-point') return undefined;
      if (!request.startsWith('.')) return { path: request, external: true };
      const candidates = ['.ts', '.tsx', '/index.ts', '/index.tsx', ''].map((ending) => `${request}${ending}`);
      const file = candidates.find((candidate) => existsSync(path.resolve(resolveDir, candidate)));
      if (file === undefined) return { errors: [{ text: `There is no ${request}.` }] };
      const compiled = path.posix.normalize(compiledName(file));
      return { path: compiled.startsWith('.') ? compiled : `./${compiled}`, external: true };
    });
  },
};

/** Compiles TypeScript files of a package one by one, so that each stays where it was. */
export async function compilePackage(folder: string, files: readonly string[], outputFolder: string): Promise<void> {
  await build({
    entryPoints: files.map((file) => path.join(folder, file)),
    outbase: folder,
    outdir: outputFolder,
    bundle: true,
    plugins: [keepImports],
    format: 'esm',
    platform: 'neutral',
    target: 'esnext',
    jsx: 'automatic',
    logLevel: 'error',
  });
}
