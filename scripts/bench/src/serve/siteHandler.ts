import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { notFoundFile, pageFilesAt } from '@tessera/platform/compose/pageFiles';
import { rootFileNames } from '@tessera/platform/compose/rootFiles';
import sirv from 'sirv';
import type { Handler } from './secureServer';

/** A folder and the path prefix of its files. */
export interface Mount {
  /** With a slash at both ends. */
  readonly prefix: string;
  readonly folder: string;
}

/** Path of a variant's composed pages among its files. */
export const pagesPrefix = '/pages/';

const isForEver = (file: string) => /\.[0-9a-f]{10}\.\w+$/.test(file) || /\/fonts\//.test(file);

/**
 * Serves a variant as a static host does: files by their path, compressed by the build, hashed names cached for ever; every other path
 * with its page.
 *
 * @param root folder to collect the mounts in
 */
export function siteHandler(root: string, mounts: readonly Mount[]): Handler {
  rmSync(root, { recursive: true, force: true });
  for (const { prefix, folder } of mounts) {
    const link = path.join(root, prefix.slice(0, -1));
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(folder, link);
  }
  const files = sirv(root, {
    brotli: true,
    etag: true,
    setHeaders: (response, file) =>
      response.setHeader('cache-control', isForEver(file) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'https://localhost');
    const isPage = request.headers.accept?.includes('text/html') && path.extname(pathname) === '';
    const page = pageFilesAt(pathname).find((file) => existsSync(path.join(root, pagesPrefix, file)));
    if (isPage) request.url = pagesPrefix + (page ?? notFoundFile);
    if (rootFileNames.includes(pathname.slice(1))) request.url = `${pagesPrefix}${pathname.slice(1)}`;
    files(request, response);
  };
}
