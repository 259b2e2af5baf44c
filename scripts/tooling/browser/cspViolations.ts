import type { BrowserContext } from '@playwright/test';

/**
 * Every violation of a page's policy in a browser's context, as the browser reports them.
 *
 * @param origin counts violations in documents of this origin alone; without it those of every frame. A provider's game has a
 *   policy of its own, which axe's style elements are against
 */
export async function watchCspViolations(context: BrowserContext, origin?: string): Promise<string[]> {
  const cspViolations: string[] = [];
  await context.exposeFunction('reportCspViolation', (text: string) => cspViolations.push(text));
  await context.addInitScript((counted) => {
    if (counted !== undefined && !location.href.startsWith(`${counted}/`)) return;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      (window as unknown as { reportCspViolation(text: string): void }).reportCspViolation(
        `${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  }, origin);
  return cspViolations;
}
