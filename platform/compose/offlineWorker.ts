import type { SiteConfig } from '@tessera/shared-contracts/config';
import { renderPage } from './page';
import { fillPlaceholders } from './placeholders';
import { hashOf } from './policy';
import type { ShellPage } from './shellPage';

/** Removes itself from the browsers that have an earlier worker. */
const retired =
  "self.addEventListener('install',()=>self.skipWaiting());self.addEventListener('activate',()=>self.registration.unregister());\n";

/**
 * The script of the site's worker. It contains the page that is shown when a page cannot be fetched, so that the browser keeps no
 * other file for it. A site whose shell or configuration has no such page gets a worker that removes itself.
 */
export function offlineWorker(
  { offline, favicon = '' }: Pick<ShellPage, 'offline' | 'favicon'>,
  config: SiteConfig,
): string {
  if (offline === undefined || config.hasOfflinePage === false) return retired;
  const { title, css, script, worker } = offline;
  const page = renderPage({
    title,
    language: 'en',
    styles: [css],
    styleSheets: [],
    scripts: [],
    preloads: [],
    data: {},
    icon: `data:image/x-icon;base64,${favicon}`,
    prerendered: {
      root: fillPlaceholders(offline.root, config, '/'),
      path: '/',
      notices: `<script>${script}</script>`,
      isWhole: false,
    },
  });
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(css)}`,
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
  return `const offlinePage=${JSON.stringify({ page, policy })};${worker}\n`;
}
