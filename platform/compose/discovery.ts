import type { SiteConfig } from '@tessera/shared-contracts/config';
import escapeHtml from 'escape-html';
import type { PageFamily } from './pageFamilies';

/** File of the shell with the picture for link previews, 1200 × 630 pixels. */
export const linkPreviewFile = 'link-preview.png';

/** What a page tells search engines and sites that show previews of links. */
export interface PageListing {
  readonly description: string;
  readonly isUnlisted: boolean;
  /** The page's one address, without parameters; unknown for pages of several addresses and sites without an origin. */
  readonly canonical?: string;
  /** URL of the picture for link previews. */
  readonly picture?: string;
  /** Structured data, as a JSON-LD document. */
  readonly structuredData?: unknown;
}

/** What search engines are told about. */
export interface DiscoveredSite {
  readonly config: SiteConfig;
  /** Origin at which players open the site. */
  readonly siteOrigin: string | undefined;
}

interface ListedSite extends DiscoveredSite {
  readonly shellUrl: string;
}

/** Whether a site has the pages of a family. */
export const hasFamily = ({ setting }: PageFamily, config: SiteConfig): boolean =>
  setting === undefined || config[setting] === true;

const canonicalPath = ({ paths: [first] }: PageFamily): string | undefined =>
  first === undefined || first.endsWith('*') ? undefined : first;

/** The listing of a family's page. */
export function listingOf(family: PageFamily, { config, siteOrigin, shellUrl }: ListedSite): PageListing {
  const { description, isUnlisted } = family;
  const path = canonicalPath(family);
  if (siteOrigin === undefined) return { description, isUnlisted };
  const url = `${siteOrigin}/`;
  const website = { '@context': 'https://schema.org', '@type': 'WebSite', name: config.brand, url, description };
  return {
    description,
    isUnlisted,
    picture: new URL(`${shellUrl}${linkPreviewFile}`, siteOrigin).href,
    ...(path !== undefined && { canonical: new URL(path, siteOrigin).href }),
    ...(path === '/' && { structuredData: website }),
  };
}

/** Files for search engines, by name: `robots.txt` and, for a site with an origin, `sitemap.xml` with its public pages. */
export function discoveryFiles(
  families: readonly PageFamily[],
  { config, siteOrigin }: DiscoveredSite,
): ReadonlyMap<string, string> {
  const rules = 'User-agent: *\nAllow: /\n';
  if (siteOrigin === undefined) return new Map([['robots.txt', rules]]);
  const locations = families
    .filter((family) => !family.isUnlisted && !family.isOfPlayer && hasFamily(family, config))
    .flatMap((family) => canonicalPath(family) ?? [])
    .map((path) => `  <url><loc>${escapeHtml(new URL(path, siteOrigin).href)}</loc></url>\n`);
  return new Map([
    ['robots.txt', `${rules}Sitemap: ${siteOrigin}/sitemap.xml\n`],
    [
      'sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations.join('')}</urlset>\n`,
    ],
  ]);
}
