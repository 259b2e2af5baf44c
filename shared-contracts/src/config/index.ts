export { documentTitle } from './documentTitle';
export { readSiteConfig, type SiteConfig, siteConfigElementId, siteConfigSchema } from './siteConfig';
