/** Stands in for the overrides of releases, of which one application has none. */
export const allOverrides = (): Readonly<Record<string, never>> => ({});
export const overridingRelease = (): undefined => undefined;
export const setOverride = (): void => undefined;
export const clearAllOverrides = (): void => undefined;
