import { expect, test } from '@tessera/tooling/browser';
import { measuredRoutes } from '../src/measure/routes';
import { serveVariants, variantNames } from '../src/site';

const home = measuredRoutes.find(({ name }) => name === 'home');

test('every variant of the benchmark renders home without an error', async ({ browser }) => {
  if (home === undefined) throw new Error('Home is not measured.');
  const { sites, close } = await serveVariants(variantNames);
  try {
    for (const { name: variant, origin } of sites) {
      const context = await browser.newContext({ ignoreHTTPSErrors: true });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ stack }) => errors.push(String(stack)));
      await page.goto(origin + home.path);
      const link = page.locator(home.ready.selector).first();
      const isRendered = () =>
        link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')));
      await expect.poll(async () => errors.length > 0 || (await isRendered()), { message: variant }).toBe(true);
      expect({ variant, errors }).toEqual({ variant, errors: [] });
      await context.close();
    }
  } finally {
    await close();
  }
});
