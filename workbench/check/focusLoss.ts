import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** What has the focus, or had it last, on which page. */
    lastFocus?: { readonly element: Element; readonly path: string } | undefined;
    /** Name of the control that is gone with the focus, which is on nothing. The focus of another page is its own. */
    lostFocus(): string | undefined;
  }
}

/** Runs in the page, before its own scripts. */
function followFocus(): void {
  const isGone = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled, [inert] *');
  window.addEventListener('focusin', ({ target }) => {
    window.lastFocus = target instanceof Element ? { element: target, path: window.location.pathname } : undefined;
  });
  // A press beside every control takes the focus from one that stays; one that goes is still there in this event.
  window.addEventListener('focusout', () =>
    queueMicrotask(() => {
      const { element } = window.lastFocus ?? {};
      if (element && !isGone(element) && document.activeElement === document.body) window.lastFocus = undefined;
    }),
  );
  window.lostFocus = () => {
    const { element, path } = window.lastFocus ?? {};
    const isElsewhere = document.activeElement !== document.body || path !== window.location.pathname;
    if (!element || isElsewhere || !isGone(element)) return undefined;
    return element.getAttribute('aria-label') ?? element.textContent ?? '';
  };
}

/** Follows the focus in the pages of a context, for {@link focusLoss}. */
export const watchFocus = (context: BrowserContext): Promise<unknown> => context.addInitScript(followFocus);

/** Whether a control went with the focus: keyboard users start again at the top of the page. */
export async function focusLoss(page: Page): Promise<readonly string[]> {
  const control = await page.evaluate(() => window.lostFocus());
  return control === undefined ? [] : [`the focus is lost with "${control}"`];
}
