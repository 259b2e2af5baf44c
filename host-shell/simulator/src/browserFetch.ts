/** The browser's own `fetch`: calls of the simulator are not reported as the module's. */
export const browserFetch: typeof fetch = (globalThis as Partial<typeof globalThis>).fetch?.bind(
  globalThis,
) as typeof fetch;
