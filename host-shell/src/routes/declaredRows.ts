import { declaredPages } from '@tessera/platform/host';
import type { MovedPage, RemotePage } from './pages';

const rowsOf = new WeakMap<object, readonly (RemotePage | MovedPage)[]>();

/** The pages that remotes declare, and their former addresses, as rows of the router. */
export function declaredRows(): readonly (RemotePage | MovedPage)[] {
  const declared = declaredPages();
  const known = rowsOf.get(declared);
  if (known !== undefined) return known;
  const rows = [...declared].flatMap(([remote, { pages, redirects }]) => [
    // Names come before parameters.
    ...[...pages]
      .sort((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
      .map(({ path, title, module, ...rest }): RemotePage => {
        const [, keyedBy] = path.split(':');
        return { path, title, module: [remote, module], ...rest, ...(keyedBy !== undefined && { keyedBy }) };
      }),
    ...Object.entries(redirects).map(([path, movedTo]): MovedPage => ({ path, title: '', movedTo })),
  ]);
  rowsOf.set(declared, rows);
  return rows;
}
