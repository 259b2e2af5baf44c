import type { SiteConfig } from './siteConfig';

/** The title of a document: that of its page, followed by the site's brand; a page without a title has the brand alone. */
export const documentTitle = (title: string, { brand }: Pick<SiteConfig, 'brand'>): string =>
  title === '' ? brand : `${title} · ${brand}`;
