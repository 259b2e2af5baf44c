import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** Hash of what axe judges a page by: elements, attributes and styles, without the letters of texts. Names of ids are irrelevant. */
export async function structureOf(page: Page): Promise<string> {
  const outline = await page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll('script')) script.remove();
    const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode())
      text.textContent = text.textContent?.trim() ? 'x' : '';
    return copy.outerHTML;
  });
  return createHash('sha256').update(outline).digest('base64');
}
