import type { Page } from '@playwright/test';
import { siteConfigElementId } from '@tessera/shared-contracts/config';
import type { ProviderExtension } from '@tessera/shared-contracts/extensions';

const configPattern = new RegExp(`(<script[^>]*id="${siteConfigElementId}"[^>]*>)(.*?)(</script>)`, 's');

/** Removes these provider extensions from the configuration of the site's pages. */
export async function removeExtensions(page: Page, site: string, names: readonly ProviderExtension[]): Promise<void> {
  await page.route(
    (url) => url.origin === site,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      if (!configPattern.test(html)) throw new Error('The page has no configuration to remove extensions from.');
      const body = html.replace(configPattern, (_, open: string, json: string, close: string) => {
        const config = JSON.parse(json) as { providerExtensions?: readonly string[] };
        const left = config.providerExtensions?.filter((name) => !names.includes(name as ProviderExtension));
        return open + JSON.stringify({ ...config, providerExtensions: left }) + close;
      });
      await route.fulfill({ response, body });
    },
  );
}
