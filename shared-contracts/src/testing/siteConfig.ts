import { type SiteConfig, siteConfigElementId } from '../config';
import { aSiteConfig } from './builders';

/** Puts a site configuration into the page, as compose does. Removed after the test. */
export function installSiteConfig(changes: Partial<SiteConfig> = {}): SiteConfig {
  const config = aSiteConfig(changes);
  removeSiteConfig();
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = siteConfigElementId;
  element.textContent = JSON.stringify(config);
  document.head.append(element);
  return config;
}

/** Removes the configuration from the page. */
export const removeSiteConfig = (): void => document.getElementById(siteConfigElementId)?.remove();
