import type { Page } from '@playwright/test';
import { still } from './still';

/** Browsers' default font size, and twice that for visitors with large text. */
export const usualFontSize = 16;
export const largeFontSize = 2 * usualFontSize;

/** Sets the font size in the browser's settings, which pages follow with `rem`, and media queries with `em`. */
export async function setFontSize(page: Page, pixels: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
}

/** Font sizes of the texts that a page shows, in pixels, smallest first; letters in pictures do not count. */
export const fontSizes = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const sizes = new Set<number>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden="true"]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (range.getBoundingClientRect().width > 0) sizes.add(Number.parseFloat(getComputedStyle(element).fontSize));
    }
    return [...sizes].sort((one, other) => one - other);
  });

/** Values of fields that are too narrow for them, in the page and its frames, each with the field's id. */
export async function cutInputs(page: Page): Promise<readonly string[]> {
  const found = page.frames().map((frame) =>
    frame.locator('input:visible').evaluateAll((inputs) =>
      (inputs as HTMLInputElement[])
        // Fields for screen readers are visually hidden.
        .filter(({ value, scrollWidth, clientWidth }) => value !== '' && clientWidth > 1 && scrollWidth > clientWidth)
        .map(({ id, value }) => `${id}: ${value}`),
    ),
  );
  return (await Promise.all(found)).flat();
}

/**
 * Texts that a box clips, each by its first characters, and {@link cutInputs}. Texts in a scrollable box do not count.
 */
export async function cutTexts(page: Page): Promise<readonly string[]> {
  await still(page);
  const texts = await page.evaluate(() => {
    const tolerance = 3;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isCut = (from: Element | null, text: DOMRect): boolean => {
      for (let element = from; element !== null && element !== document.body; element = element.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        // Texts for screen readers are visually hidden.
        if (box.width <= 1 || box.height <= 1) return false;
        if (/auto|scroll/.test(overflowX + overflowY)) return false;
        if (hides(overflowX) && (text.left < box.left - tolerance || text.right > box.right + tolerance)) return true;
        if (hides(overflowY) && (text.top < box.top - tolerance || text.bottom > box.bottom + tolerance)) return true;
      }
      return false;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden="true"]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width > 0 && isCut(element, box)) found.push(text.textContent?.trim().slice(0, 40) ?? '');
    }
    return found;
  });
  return [...texts, ...(await cutInputs(page))];
}
