import type { BrowserContext } from '@playwright/test';

/**
 * Records every violation of a page's policy in a browser context, as the browser reports them.
 *
 * @param origin counts only violations in documents of this origin; without it, violations in every frame. A provider's game has
 *   its own policy, which axe's style elements violate
 */
export async function watchCspViolations(context: BrowserContext, origin?: string): Promise<string[]> {
  const cspViolations: string[] = [];
  await context.exposeFunction('reportCspViolation', (text: string) => cspViolations.push(text));
  await context.addInitScript((counted) => {
    if (counted !== undefined && !location.href.startsWith(`${counted}/`)) return;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      // Firefox asks for it where a document names no icon, as files of a release that are opened alone.
      if (blockedURI.endsWith('/favicon.ico')) return;
      (window as unknown as { reportCspViolation(text: string): void }).reportCspViolation(
        `${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  }, origin);
  return cspViolations;
}
