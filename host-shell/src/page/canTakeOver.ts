import { theatreParameter } from '@tessera/shared-contracts/remotes';
import { readSession } from '@tessera/shared-contracts/session';
import { dialogOf } from '../dialogs';
import { matchRoute, titleOf } from '../routes';

/** Whether an address asks the shell for something that no prerendered page shows. The query of a remote's page is its module's. */
function asksShell(root: HTMLElement): boolean {
  const { pathname, search } = window.location;
  if (search === '') return false;
  const isRemotePage = root.querySelector('[data-title]:not([data-title=""])') !== null;
  return (
    !isRemotePage || dialogOf({ pathname, search }) !== undefined || new URLSearchParams(search).has(theatreParameter)
  );
}

const titleAt = (pathname: string): string => {
  const { page, params } = matchRoute(pathname);
  return titleOf(page, params);
};

/** Whether two addresses have the same first render: only the titles of games and categories keep the case of the address. */
const isSamePage = (pathname: string, other = ''): boolean =>
  pathname.toLowerCase() === other.toLowerCase() && titleAt(pathname) === titleAt(other);

/**
 * Whether the prerendered page is exactly what the first render makes, so that React can take it over (hydration corrects no
 * attributes): at the address that the page was prerendered for, for the visitor or player whose variant it shows.
 *
 * @param root the element with the page's markup; `data-path` is that address (`scripts/compose/src/page.ts`)
 */
export function canTakeOver(root: HTMLElement): boolean {
  const { variant } = document.documentElement.dataset;
  const session = readSession() === undefined ? 'visitor' : 'player';
  return (
    isSamePage(window.location.pathname, root.dataset.path) &&
    variant?.startsWith(session) === true &&
    !asksShell(root) &&
    // The notice of a script that is late is in the markup; it has been taken from its template (`pageScript.ts`).
    document.getElementById('page-script-notice') !== null
  );
}
