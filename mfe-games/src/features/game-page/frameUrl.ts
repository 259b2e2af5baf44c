const isLoopback = (hostname: string) =>
  hostname === 'localhost' ||
  hostname === '[::1]' ||
  hostname.endsWith('.localhost') ||
  /^127(\.\d+){3}$/.test(hostname);

/** A dot behind a host name makes another origin of it, and the same server answers. */
const originOf = ({ protocol, hostname, port }: URL) => `${protocol}//${hostname.replace(/\.$/, '')}:${port}`;

/**
 * Checks the address that the provider wants framed: `https:`, or `http:` on loopback, and nothing else
 * (decisions, The frame). Never the site's own origin: a frame of it could take its own `sandbox` attribute off. Another port
 * or another name of the site's domain is another origin, as it is to browsers.
 *
 * @returns the address as the browser reads it, `undefined` for one that is never framed
 */
export function safeFrameUrl(address: string, siteOrigin: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  return isSafe && originOf(url) !== originOf(new URL(siteOrigin)) ? url.href : undefined;
}
