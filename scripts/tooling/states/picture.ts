import type { Page } from '@playwright/test';

const mostFrames = 10;

/**
 * Pictures the page when it has stopped changing: two frames in a row are equal.
 *
 * @returns undefined if it never stops
 */
export async function takePicture(page: Page): Promise<Buffer | undefined> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
  let before = await take();
  for (let frames = 1; frames < mostFrames; frames += 1) {
    const now = await take();
    if (now.equals(before)) return now;
    before = now;
  }
  return undefined;
}
