import { expect, type Page } from '@playwright/test';

/**
 * Holds the next call of a page to a path back until it is released.
 *
 * @param options.isAnswered lets the provider do the work first, and holds its answer
 */
export async function holdCall(page: Page, path: string | RegExp, { isAnswered = false } = {}) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = false;
  await page.route(
    path,
    async (route) => {
      const response = isAnswered ? await route.fetch() : undefined;
      isHeld = true;
      await released;
      await (response === undefined ? route.continue() : route.fulfill({ response }));
    },
    { times: 1 },
  );
  return { release: () => release(), held: () => expect.poll(() => isHeld).toBe(true) };
}
