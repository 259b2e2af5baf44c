import type { Page } from '@playwright/test';

const mostFrames = 10;
const looks = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

/**
 * Waits until two frames of the window in a row are equal.
 *
 * @returns whether it ever stops changing
 */
export async function stopsChanging(page: Page): Promise<boolean> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  let before = await page.screenshot(looks);
  for (let frames = 1; frames < mostFrames; frames += 1) {
    const now = await page.screenshot(looks);
    if (now.equals(before)) return true;
    before = now;
  }
  return false;
}

/** Pictures the whole page. */
export const takePicture = (page: Page): Promise<Buffer> => page.screenshot({ ...looks, fullPage: true });
