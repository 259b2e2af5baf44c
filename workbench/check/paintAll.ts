import type { BrowserContext } from '@playwright/test';

/** Paints sections far below the window too, which pages leave out until they come near (`content-visibility: auto`). */
export const paintAll = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
  });
