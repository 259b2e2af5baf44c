import { launchBrowser } from '../browser';
import { defaultRoutes, measuredRoutes } from '../measure/routes';
import type { BenchOptions } from '../options';
import { serveVariants, variantNames } from '../site';
import { printComparisons } from './compare';
import { runLoad } from './runLoad';

/** `npm run bench -- load`: how pages load, composed and as one application. */
export async function load(options: BenchOptions): Promise<void> {
  const routes = measuredRoutes.filter(({ name }) => (options.routes ?? defaultRoutes).includes(name));
  const measured = await serveVariants(variantNames);
  try {
    const browser = await launchBrowser(measured.publicKeyHash);
    try {
      printComparisons(await runLoad(browser, measured.sites, routes, options));
    } finally {
      await browser.close();
    }
  } finally {
    await measured.close();
  }
}
