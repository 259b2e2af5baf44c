const isLoopback = (hostname: string) =>
  hostname === 'localhost' ||
  hostname === '[::1]' ||
  hostname.endsWith('.localhost') ||
  /^127(\.\d+){3}$/.test(hostname);

/**
 * Checks the address that the provider wants framed: `https:`, or `http:` on loopback, and nothing else
 * (decisions, The frame).
 *
 * @returns the address as the browser reads it, `undefined` for one that is never framed
 */
export function safeFrameUrl(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, href } = new URL(address);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return isSafe ? href : undefined;
}
