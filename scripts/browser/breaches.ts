import type { BrowserContext } from '@playwright/test';

/** Every breach of a page's policy in a browser's context, as the browser reports them, those of frames included. */
export async function watchBreaches(context: BrowserContext): Promise<string[]> {
  const breaches: string[] = [];
  await context.exposeFunction('reportBreach', (text: string) => breaches.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      (window as unknown as { reportBreach(text: string): void }).reportBreach(
        `${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  return breaches;
}
