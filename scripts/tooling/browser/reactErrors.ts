import type { BrowserContext } from '@playwright/test';

/** React's errors and warnings link to its documentation; the DOM's come from a tree that was changed behind React, as by a translator. */
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
