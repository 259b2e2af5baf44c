import { launchBrowser } from '../browser';
import { defaultRoutes, measuredRoutes } from '../measure/routes';
import type { BenchOptions } from '../options';
import { runningSites, serveVariants, variantNames } from '../site';
import { printComparisons } from './compare';
import { runLoad } from './runLoad';

/** `npm run bench -- load`: how pages load, composed and as one application. */
export async function load(options: BenchOptions): Promise<void> {
  const routes = measuredRoutes.filter(({ name }) => (options.routes ?? defaultRoutes).includes(name));
  const measured = options.sites === undefined ? await serveVariants(variantNames) : runningSites(options.sites);
  const names = measured.sites.map(({ name }) => name);
  try {
    const browser = await launchBrowser(measured.publicKeyHash);
    try {
      const samples = await runLoad(browser, measured.sites, routes, options);
      printComparisons(samples, names.includes('monolith') ? 'monolith' : names.at(-1));
    } finally {
      await browser.close();
    }
  } finally {
    await measured.close();
  }
}
