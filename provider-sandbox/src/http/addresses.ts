import ipaddr from 'ipaddr.js';

/** Ranges that fastify knows by name. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];
const networkBits = 64;

/** Whether the text names proxies to trust: an address, a range, or a name. A range of all addresses is refused. */
export const isProxy = (text: string): boolean =>
  namedRanges.includes(text) ||
  ipaddr.IPv4.isValidFourPartDecimal(text) ||
  ipaddr.IPv6.isValid(text) ||
  ((ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text)) && ipaddr.parseCIDR(text)[1] > 0);

/** The network that counts as one caller: an IPv4 address, or the /64 of an IPv6 address, which one household shares. */
export function readNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${networkBits}`)}/${networkBits}`;
}
