import { readSiteConfig, siteConfigElementId } from '@tessera/shared-contracts/config';

/**
 * Removes extensions from the page's configuration, so that the module treats the provider as one without them.
 *
 * @param names names from `providerExtensions`
 */
export function removeExtensions(names: readonly string[] = []): void {
  const element = document.getElementById(siteConfigElementId);
  if (element === null || names.length === 0) return;
  const config = readSiteConfig();
  const providerExtensions = config.providerExtensions?.filter((name) => !names.includes(name));
  element.textContent = JSON.stringify({ ...config, providerExtensions });
}
