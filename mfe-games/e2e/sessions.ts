import type { Page } from '@tessera/tooling/browser';

/** Every session that the page requested, as the paths of the calls. */
export function watchSessions(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/init(-demo)?$/.test(request.url()))
      paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
