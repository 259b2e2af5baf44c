/** Hashes have at least this many characters on every chain; a longer text than the longest is none. */
const hash = /[0-9A-Za-z]{32,96}/g;

/** The hash in a pasted text, which may be the address of an explorer's page; `undefined` if there is none. */
export const readHash = (text: string): string | undefined => text.match(hash)?.at(-1);
