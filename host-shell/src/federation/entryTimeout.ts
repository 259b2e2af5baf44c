/** Milliseconds until an entry script without an answer is given up. */
export const entryTimeoutMs = 8_000;
