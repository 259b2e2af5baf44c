export { readSiteConfig, type SiteConfig, siteConfigElementId, siteConfigSchema } from './siteConfig';
