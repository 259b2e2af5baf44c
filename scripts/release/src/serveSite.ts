import path from 'node:path';
import { type ServeOptions, serveFolder } from '@tessera/tooling/serve';

/** Files of a site that anyone may read, as `docker/nginx/` serves them: releases, the registry, the history, public keys. */
const publicFile =
  /^\/(?:registry\.json|history\.jsonl|keys\/[\w-]+\.json|[a-z][a-z0-9]*\/\d+\.\d+\.\d[\w.+-]*-[0-9a-z]{10}\/.+)$/;

/** Serves a site's folder at its origin, which is on this machine. */
export const serveSite = (
  options: Pick<ServeOptions, 'folder'> & { readonly origin: string },
): ReturnType<typeof serveFolder> =>
  serveFolder({
    ...options,
    port: Number(new URL(options.origin).port),
    pages: path.join(options.folder, 'current/pages'),
    isChanging: true,
    isServed: (file) => publicFile.test(file),
  });
