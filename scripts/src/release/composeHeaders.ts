import { pageHeaders } from '../compose/pageHeaders';

/**
 * Headers for the pages: `headers.conf` to be included by nginx, and `headers.json` for hosts that publish headers
 * together with pages, there with the page's whole policy.
 */
export function composeHeaders(policy: string | undefined): ReadonlyMap<string, string> {
  const ancestors = pageHeaders['Content-Security-Policy'];
  const whole = {
    ...pageHeaders,
    ...(policy !== undefined && { 'Content-Security-Policy': `${policy}; ${ancestors}` }),
  };
  const lines = Object.entries(pageHeaders).map(([name, value]) => `add_header ${name} "${value}" always;\n`);
  return new Map([
    ['headers.json', `${JSON.stringify(whole, null, 2)}\n`],
    ['headers.conf', lines.join('')],
  ]);
}
