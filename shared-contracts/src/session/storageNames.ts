/** Marks texts as keys of the browser's storage, so that releases list them. */
export const storageNames = <const Names extends readonly string[]>(...names: Names): Names => names;
