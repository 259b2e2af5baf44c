/** File of the not-found page, which servers send with status 404. */
export const notFoundFile = 'not-found.html';

/** File of the page at a path, among the files of a site's pages. A trailing `*` stands for any last segment. */
export const pageFile = (path: string): string => `at${path.replace(/\/$/, '').replace(/\*$/, '@').toLowerCase()}.html`;

/** Files of a page at these paths; one without is the not-found page. */
export const pageFiles = (paths: readonly string[]): readonly string[] =>
  paths.length === 0 ? [notFoundFile] : paths.map(pageFile);

/**
 * Files that may have the page of an address, of which the first that exists is sent. Case is ignored, as by the shell's router:
 * games' links keep the case of their names. The gateway decides the same in `docker/nginx/pages.js`.
 *
 * @param asked path of the address as requested: an escaped slash is no slash
 */
export function pageFilesAt(asked: string): readonly string[] {
  let path = asked;
  while (path.endsWith('/')) path = path.slice(0, -1);
  return /\/[./]/.test(path) ? [] : [pageFile(path), pageFile(`${path.slice(0, path.lastIndexOf('/') + 1)}*`)];
}
