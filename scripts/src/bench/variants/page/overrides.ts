/** Stands in for the overrides of releases, of which one application has none. */
export const allOverrides = (): Readonly<Record<string, never>> => ({});
export const clearAllOverrides = (): void => undefined;
