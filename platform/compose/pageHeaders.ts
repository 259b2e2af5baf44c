/** Features of browsers that pages use. */
const ownFeatures = [
  'autoplay',
  'camera',
  'clipboard-write',
  // Overrides run builds of a developer's machine.
  ...['local-network', 'local-network-access', 'loopback-network'],
  'publickey-credentials-create',
  'publickey-credentials-get',
];
/** Features that pages also pass on to a frame, by its `allow`: games fill the screen. */
const passedOnFeatures = ['fullscreen'];
/**
 * The others that browsers know; frames of other origins would have some of them without being asked. `web-share` is in no list: by
 * default it is the page's own, and browsers without it warn of its name.
 */
const unusedFeatures = [
  'accelerometer aria-notify attribution-reporting bluetooth browsing-topics captured-surface-control',
  'clipboard-read compute-pressure cross-origin-isolated deferred-fetch deferred-fetch-minimal',
  'digital-credentials-get display-capture encrypted-media gamepad geolocation gyroscope hid',
  'identity-credentials-get idle-detection interest-cohort join-ad-interest-group keyboard-map',
  'language-detector language-model local-fonts magnetometer microphone midi otp-credentials',
  'on-device-speech-recognition payment picture-in-picture private-aggregation private-state-token-issuance',
  'private-state-token-redemption run-ad-auction screen-wake-lock serial shared-storage',
  'shared-storage-select-url storage-access summarizer sync-xhr translator unload usb window-management',
  'xr-spatial-tracking',
].flatMap((line) => line.split(' '));

/** What pages and their frames may use, by feature: an allowlist of the header Permissions-Policy. */
export const pageFeatures: Readonly<Record<string, '(self)' | '*' | '()'>> = Object.fromEntries([
  ...ownFeatures.map((feature) => [feature, '(self)']),
  ...passedOnFeatures.map((feature) => [feature, '*']),
  ...unusedFeatures.map((feature) => [feature, '()']),
]);

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
  // No page of another origin loads a page as a picture or script, to read it from its own memory.
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': Object.entries(pageFeatures)
    .map(([feature, allowed]) => `${feature}=${allowed}`)
    .join(', '),
};

/** For hosts with TLS. Browsers ignore it otherwise. */
const transportHeaders = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/**
 * Headers of every other file, of the releases and beside the pages. Opened as a document of the site's origin, a file
 * runs no scripts and sends no requests. Styles are allowed for pictures (SVG).
 */
export const fileHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
};

/** Headers of the site's worker, whose requests obey its own policy. */
export const workerHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
};

/**
 * Headers for the pages: `headers.conf`, which nginx includes, and `headers.json` for hosts that publish headers
 * together with pages; the latter includes the page's whole policy.
 */
export function composeHeaders(policy: string | undefined): ReadonlyMap<string, string> {
  const ancestors = pageHeaders['Content-Security-Policy'];
  const headers = { ...pageHeaders, ...transportHeaders };
  const whole = {
    ...headers,
    ...(policy !== undefined && { 'Content-Security-Policy': `${policy}; ${ancestors}` }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;\n`);
  return new Map([
    ['headers.json', `${JSON.stringify(whole, null, 2)}\n`],
    ['headers.conf', lines.join('')],
  ]);
}
