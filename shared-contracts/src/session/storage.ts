/** Reads a key; blocked storage reads as empty (spec §12 Corrupt or blocked storage). */
export function readKey(key: string): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes a key; returns whether the browser stored it. */
export function writeKey(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a key; blocked storage contains nothing. */
export function removeKey(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked storage contains nothing.
  }
}
