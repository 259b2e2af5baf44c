import { readSession } from '@tessera/shared-contracts/session';

/**
 * Whether the prerendered page is exactly what the first render makes, so that React can take it over (hydration corrects no
 * attributes): for visitors, at the address that the page was prerendered for. What a player sees has their name and balance.
 *
 * @param root the element with the page's markup; `data-path` is that address (`scripts/compose/src/page.ts`)
 */
export const canTakeOver = (root: HTMLElement): boolean =>
  root.dataset.path === window.location.pathname &&
  window.location.search === '' &&
  document.documentElement.dataset.variant?.startsWith('visitor') === true &&
  readSession() === undefined &&
  // The notice of a script that is late is in the markup; it has been taken from its template (`pageScript.ts`).
  document.getElementById('page-script-notice') !== null;
