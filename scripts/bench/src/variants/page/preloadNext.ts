/** Replaces preloading of what players may open next, which does not happen by default. */
export const preloadNext = (): void => undefined;
