import type { Page } from '@playwright/test';

const mostFrames = 10;
/** For a busy machine. */
const answeredMs = 10_000;
const looks = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

/**
 * Waits until two frames of the window in a row are equal.
 *
 * @param isCalling whether a call that will be answered has no answer yet, after which the page will change
 * @returns what went on, if it did not stop
 */
export async function stopChanging(page: Page, isCalling: () => boolean): Promise<string | undefined> {
  const until = performance.now() + answeredMs;
  while (isCalling() && performance.now() < until) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  // A game's frame has fonts of its own; one that is replaced meanwhile has none.
  const fonts = page.frames().map((frame) => frame.evaluate(() => document.fonts.ready.then(() => undefined)));
  await Promise.allSettled(fonts);
  let before = await page.screenshot(looks);
  for (let frames = 1; frames < mostFrames; frames += 1) {
    const now = await page.screenshot(looks);
    if (now.equals(before) && !isCalling()) return undefined;
    before = now;
  }
  return isCalling() ? 'a call has no answer' : 'never stops changing';
}

/** Pictures the whole page. */
export const takePicture = (page: Page): Promise<Buffer> => page.screenshot({ ...looks, fullPage: true });
