/** Length of the longest id that is not shortened. */
const wholeLength = 14;

/** Shortens a long id to its first and last six characters, e.g. `66f2c1…9be4a7`. */
export const shortId = (id: string): string => (id.length <= wholeLength ? id : `${id.slice(0, 6)}…${id.slice(-6)}`);
