import { parseUrl, readSiteConfig } from '@tessera/shared-contracts/config';

/**
 * Address of a game's picture as the provider gave it: absolute, or relative to the API's origin.
 *
 * @returns `undefined` for a missing or invalid address; the tile then falls back to our own art
 */
export function tilePicture(image: string | null | undefined): string | undefined {
  const text = image?.trim();
  if (!text) return undefined;
  const { apiOrigin } = readSiteConfig();
  const url = parseUrl(text, apiOrigin);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}
