/**
 * Runs in the page's head before every other script, in any browser: it is compiled to ES5. A browser older than those that are
 * served (`@tessera/shared-contracts/browsers`) is told so, and the page stays as it was prerendered (`main.tsx`).
 */

import { attributes, elementIds } from '@tessera/platform/protocol';

/** What the oldest browsers offer and those before them lack: Safari, then Firefox, then Chrome and its relatives. */
const isServed =
  'adoptedStyleSheets' in document &&
  window.CSS?.supports?.('selector(:has(a))') &&
  window.CSS.supports('height', '1dvh');

/** First on the page, without the styles that such a browser may lack. */
function showNotice(): void {
  const notice = document.getElementById(elementIds.oldBrowserNotice);
  const scriptNotice = document.getElementById(elementIds.scriptNotice);
  // Reloading does not help.
  scriptNotice?.parentNode?.removeChild(scriptNotice);
  if (notice === null) return;
  notice.hidden = false;
  document.body.insertBefore(notice, document.body.firstChild);
}

if (!isServed) {
  document.documentElement.setAttribute(attributes.oldBrowser, '');
  document.addEventListener('DOMContentLoaded', showNotice);
}
