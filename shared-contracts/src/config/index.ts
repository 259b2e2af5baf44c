export { documentTitle } from './documentTitle';
export { type Hideable, hideable, isHidden } from './hideable';
export { parseUrl } from './parseUrl';
export { readSiteConfig, type SiteConfig, siteConfigElementId, siteConfigSchema } from './siteConfig';
