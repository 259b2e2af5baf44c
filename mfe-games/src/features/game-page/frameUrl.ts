import { parseUrl } from '@tessera/shared-contracts/config';

const isLoopback = (hostname: string) =>
  hostname === 'localhost' ||
  hostname === '[::1]' ||
  hostname.endsWith('.localhost') ||
  /^127(\.\d+){3}$/.test(hostname);

/** A trailing dot makes a host name a different origin that is still served by the same server. */
const originOf = ({ protocol, hostname, port }: URL) => `${protocol}//${hostname.replace(/\.$/, '')}:${port}`;

/**
 * Validates the address of a frame: only `https:`, or `http:` on loopback
 * (spec §14 The frame). Never the site's own origin: such a frame could remove its own `sandbox` attribute. Another
 * port or subdomain is another origin, as in browsers.
 *
 * @returns the address as parsed by the browser; `undefined` if it must not be framed
 */
export function safeFrameUrl(address: string, siteOrigin: string): string | undefined {
  const url = parseUrl(address);
  if (url === undefined) return undefined;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  return isSafe && originOf(url) !== originOf(new URL(siteOrigin)) ? url.href : undefined;
}
