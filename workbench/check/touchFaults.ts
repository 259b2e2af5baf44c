import type { Page } from '@playwright/test';

/** Runs in the page: controls whose target for a finger is smaller than 24 by 24 pixels (WCAG 2.2, 2.5.8), except links in a sentence. */
function smallTargets(): string[] {
  const reach = 11;
  const isOwn = (control: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (control.contains(hit) || hit.contains(control));
  };
  const isInSentence = (control: Element) =>
    control.matches('a') && getComputedStyle(control).display === 'inline' && control.parentElement?.innerText !== '';
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="option"]',
  );
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => control.closest('[inert]') === null && !control.matches(':disabled') && !isInSentence(control))
    .flatMap((control) => {
      // A press on its label presses the control.
      const box = (control.closest('label') ?? control).getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || (box.width >= 24 && box.height >= 24)) return [];
      const before = window.scrollY;
      if (box.top < 40 || box.bottom > window.innerHeight - 40)
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const points = [
        [x, y - reach],
        [x, y + reach],
        [x - reach, y],
        [x + reach, y],
      ] as const;
      // A control that something covers is not pressed at all.
      const isSmall = isOwn(control, x, y) && points.some(([at, down]) => !isOwn(control, at, down));
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
