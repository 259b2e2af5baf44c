import type { Locator, Page } from '@playwright/test';

/** Texts of the printed page that are not dark, by their colour, or that lie on a face that is not white. */
export const unreadableOnPaper = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const luminance = (color: string) =>
      Math.max(...(/\(([\d.]+), ([\d.]+), ([\d.]+)/.exec(color) ?? []).slice(1).map(Number));
    const isClear = (color: string) => /, 0\)$/.test(color);
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0)
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .flatMap((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        const isFine = luminance(color) < 100 && (isClear(backgroundColor) || luminance(backgroundColor) > 200);
        return isFine ? [] : [`${element.textContent}: ${color} on ${backgroundColor}`];
      });
  });

/** Controls on paper, beyond those whose text says something. */
export const controlsOnPaper = (page: Page): Promise<readonly Locator[]> =>
  page
    .locator(
      'button:visible:not(h3 > *, th *, [role="switch"], [role="combobox"], [aria-pressed], [aria-selected="true"], :has(time)), iframe:visible',
    )
    .all();
