import { readSiteConfig } from '../config';
import type { ProviderExtension } from './providerExtensions';

/**
 * Whether the site's provider has an extension, by the configuration in the page; nothing is requested.
 *
 * @throws when the page has no valid configuration, which means that it was not composed
 */
export const hasExtension = (name: ProviderExtension): boolean =>
  readSiteConfig().providerExtensions?.includes(name) ?? false;
