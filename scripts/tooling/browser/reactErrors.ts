import type { BrowserContext } from '@playwright/test';

/** Its errors and warnings link to React's pages; those of the DOM are of a tree that React no longer knows, as a translated one. */
const isReactError = /react\.dev\/|hydrat|NotFoundError|Failed to execute '(?:removeChild|insertBefore)'/i;

/** Records what React reports in the pages of a browser context: errors, and in development builds warnings too. */
export function watchReactErrors(context: BrowserContext): string[] {
  const reactErrors: string[] = [];
  const record = (text: string) => {
    if (isReactError.test(text)) reactErrors.push(text);
  };
  context.on('console', (message) => message.type() === 'error' && record(message.text()));
  context.on('weberror', (webError) => record(`${webError.error()}`));
  return reactErrors;
}
