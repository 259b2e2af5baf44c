import type { Page } from '@playwright/test';

/**
 * Runs in the page: controls smaller than 24 by 24 pixels that have another control within 12 pixels of their middle (WCAG 2.2, 2.5.8),
 * except links in a sentence.
 */
function smallTargets(): string[] {
  const reach = 11;
  const kinds =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="option"]';
  const isOwn = (target: Element, x: number, y: number) => target.contains(document.elementFromPoint(x, y));
  const isOther = (target: Element, x: number, y: number) => {
    const other = document.elementFromPoint(x, y)?.closest(`label, ${kinds}`);
    return other != null && !target.contains(other) && !other.contains(target);
  };
  const isInSentence = (control: Element) =>
    control.matches('a') && getComputedStyle(control).display === 'inline' && control.parentElement?.innerText !== '';
  const controls = document.querySelectorAll<HTMLElement>(kinds);
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => control.closest('[inert]') === null && !control.matches(':disabled') && !isInSentence(control))
    .flatMap((control) => {
      // A press on its label presses the control.
      const target = control.closest('label') ?? control;
      const box = target.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || (box.width >= 24 && box.height >= 24)) return [];
      const before = window.scrollY;
      if (box.top < 40 || box.bottom > window.innerHeight - 40)
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const points = [
        [x, y - reach],
        [x, y + reach],
        [x - reach, y],
        [x + reach, y],
      ] as const;
      // A control that something covers is not pressed at all.
      const isSmall = isOwn(target, x, y) && points.some(([at, down]) => isOther(target, at, down));
      window.scrollTo({ top: before, behavior: 'instant' });
      const name = control.getAttribute('aria-label') ?? control.innerText;
      return isSmall
        ? [`${control.tagName.toLowerCase()} "${name}", ${Math.round(width)} × ${Math.round(height)}`]
        : [];
    });
}

/** What is wrong with the controls of a page for fingers. */
export const touchFaults = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate(smallTargets)).map((control) => `too small for a finger: ${control}`);
