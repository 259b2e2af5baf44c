/**
 * Parses an address. `URL.canParse` and `URL.parse` are missing in browsers that are served (`@tessera/shared-contracts/browsers`).
 *
 * @returns `undefined` if it is none
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
