import type { SiteConfig } from './siteConfig';

/** The document title: the page's title followed by the site's brand, or the brand alone. */
export const documentTitle = (title: string, { brand }: Pick<SiteConfig, 'brand'>): string =>
  title === '' ? brand : `${title} · ${brand}`;
