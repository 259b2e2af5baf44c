/**
 * Headers of every page that no promotion changes and that a `<meta>` element cannot hold. The page's policy is in
 * the page itself, so that both change at once, on any static host.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  // A script that is requested without a hash does not run, even from the folder of a live release.
  'Integrity-Policy': 'blocked-destinations=(script)',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
};

/**
 * Headers of every other file, of the releases and beside the pages. Opened as a document of the site's origin, a file
 * runs no scripts and sends no requests. Styles are allowed for pictures (SVG).
 */
export const fileHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
};

/**
 * Headers for the pages: `headers.conf`, which nginx includes, and `headers.json` for hosts that publish headers
 * together with pages; the latter includes the page's whole policy.
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
