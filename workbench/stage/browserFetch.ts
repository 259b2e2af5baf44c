/** The browser's own `fetch`: calls of the workbench are not reported as the module's. */
export const browserFetch: typeof fetch = (globalThis as Partial<typeof globalThis>).fetch?.bind(
  globalThis,
) as typeof fetch;
