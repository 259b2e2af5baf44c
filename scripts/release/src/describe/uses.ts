import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Uses } from '../manifest/manifest';
import { listFiles } from '../site/listFiles';
import { importsContracts } from './contractFiles';
import { scanFile } from './scanFile';

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

const isShipped = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file) && !/(^|\/)(testing|states)\//.test(file);

/** The files of an app that become part of its build, absolute. */
async function shippedSources(folder: string): Promise<readonly string[]> {
  const source = path.join(folder, 'src');
  return (await listFiles(source)).filter(isShipped).map((name) => path.join(source, name));
}

/** What the given files use, including the files of the contracts that they import, directly or not. */
export async function scanFiles(files: readonly string[], folder: string): Promise<Uses> {
  const all = [...files, ...(await importsContracts(files))];
  const results = await Promise.all(
    all.map(async (file) => ({ file: path.relative(folder, file), ...scanFile(file, await readFile(file, 'utf8')) })),
  );
  return {
    events: sorted(results.flatMap(({ events }) => events)),
    storage: sorted(results.flatMap(({ storage }) => storage)),
    router: sorted(results.flatMap(({ router }) => router)),
    unreadable: results.flatMap(({ file, unreadable }) => unreadable.map((what) => `${file}:${what}`)),
  };
}

/** What an app uses. */
export const scanSources = async (folder: string): Promise<Uses> => scanFiles(await shippedSources(folder), folder);
