import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const leftOut = new Set(['node_modules', 'dist', 'e2e', 'coverage']);

/** Files of a package, relative to its folder, without tests, builds and hidden files. */
export function packedFiles(folder: string, below = ''): readonly string[] {
  return readdirSync(path.join(folder, below)).flatMap((name) => {
    const file = path.posix.join(below, name);
    if (leftOut.has(name) || name.startsWith('.') || /\.test\.tsx?$/.test(name)) return [];
    if (statSync(path.join(folder, file)).isDirectory()) return packedFiles(folder, file);
    return [file];
  });
}

/** Whether a file is compiled: TypeScript, but for declarations. */
export const isCompiled = (file: string): boolean => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');

/** The compiled file of a TypeScript file. */
export const compiledName = (file: string): string => file.replace(/\.tsx?$/, '.js');
