/** Prefix of the ids in an island, the same in its markup and in the browser. */
export const idPrefix = (island: string): string => `${island}-`;
