export { documentTitle } from './documentTitle';
export { parseUrl } from './parseUrl';
export { readSiteConfig, type SiteConfig, siteConfigElementId, siteConfigSchema } from './siteConfig';
