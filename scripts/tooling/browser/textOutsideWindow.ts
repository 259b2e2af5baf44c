import type { Page } from '@playwright/test';
import { still } from './still';

/**
 * Finds horizontal overflow: unclipped text beyond an edge of the window, and boxes that scroll both vertically and
 * horizontally, each by its first characters. The page itself clips what is too wide, so its scroll width does not show overflow.
 */
export async function textOutsideWindow(page: Page): Promise<readonly string[]> {
  await still(page);
  return page.evaluate(() => {
    const isInside = ({ left, right }: DOMRect) => left >= -1 && right <= window.innerWidth + 1;
    const isClipped = (from: Element | null): boolean => {
      for (let element = from; element !== null && element !== document.body; element = element.parentElement) {
        const { overflowX, position } = getComputedStyle(element);
        if (overflowX !== 'visible' && isInside(element.getBoundingClientRect())) return true;
        if (position === 'fixed') return false;
      }
      return false;
    };
    const found: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      const isTooWide = element.scrollWidth > element.clientWidth + 1;
      const isTooHigh = element.scrollHeight > element.clientHeight + 1;
      if (isTooWide && isTooHigh && /auto|scroll/.test(getComputedStyle(element).overflowX)) {
        found.push(`scrolls sideways: ${(element.cloneNode() as Element).outerHTML.slice(0, 80)}`);
      }
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width === 0 || isInside(box) || isClipped(text.parentElement)) continue;
      found.push(`${text.parentElement?.className}: ${text.textContent?.slice(0, 40)}`);
    }
    return found;
  });
}
