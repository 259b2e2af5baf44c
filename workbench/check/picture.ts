import type { Page } from '@playwright/test';

/** For a busy machine. */
const answeredMs = 10_000;

/** How a state is pictured: the whole page. The engine draws round edges up to 6 of 255 shades apart from run to run. */
export const pictureOptions = { fullPage: true, caret: 'hide', threshold: 0.025, maxDiffPixels: 0 } as const;

/**
 * Waits until the page has its answers and its fonts, after which it changes no more.
 *
 * @param isCalling whether a call that will be answered has no answer yet
 */
export async function stopChanging(page: Page, isCalling: () => boolean): Promise<void> {
  const until = performance.now() + answeredMs;
  while (isCalling() && performance.now() < until) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  // A game's frame has fonts of its own; one that is replaced meanwhile has none.
  const fonts = page.frames().map((frame) => frame.evaluate(() => document.fonts.ready.then(() => undefined)));
  await Promise.allSettled(fonts);
}
