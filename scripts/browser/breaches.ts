import type { BrowserContext } from '@playwright/test';

/**
 * Every breach of a page's policy in a browser's context, as the browser reports them.
 *
 * @param origin counts breaches in documents of this origin alone; without it those of every frame. A provider's game has a
 *   policy of its own, which axe's style elements are against
 */
export async function watchBreaches(context: BrowserContext, origin?: string): Promise<string[]> {
  const breaches: string[] = [];
  await context.exposeFunction('reportBreach', (text: string) => breaches.push(text));
  await context.addInitScript((counted) => {
    if (counted !== undefined && !location.href.startsWith(`${counted}/`)) return;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      (window as unknown as { reportBreach(text: string): void }).reportBreach(
        `${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  }, origin);
  return breaches;
}
