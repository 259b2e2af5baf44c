/** Marks strings as storage keys, so that releases list them. */
export const storageNames = <const Names extends readonly string[]>(...names: Names): Names => names;
