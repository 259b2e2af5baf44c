import { expect, type Page } from '@playwright/test';

const pauseMs = 500;
const countResources = (page: Page) => page.evaluate(() => performance.getEntriesByType('resource').length);

/**
 * Waits until the page has loaded and the network is idle. Playwright's `networkidle` never comes on a player's page: the
 * provider holds a request open until the session ends.
 */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const arrivals = async () => {
    const before = await countResources(page);
    await page.waitForTimeout(pauseMs);
    return (await countResources(page)) - before;
  };
  await expect.poll(arrivals).toBe(0);
}
