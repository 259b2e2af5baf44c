/** Stands in for fetching what players may open next, which nothing does by default. */
export const preloadNext = (): void => undefined;
