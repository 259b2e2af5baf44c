/**
 * The oldest versions of the browsers that are served, by their names in `browserslist`. Builds compile for them, the check
 * `browsers` compares what builds use with what they offer, and older ones are told so (`docs/browsers.md`).
 */
export const oldestBrowsers = {
  chrome: '109',
  edge: '109',
  opera: '95',
  samsung: '21',
  firefox: '121',
  safari: '16.4',
  ios_saf: '16.4',
} as const;

/** {@link oldestBrowsers} as a query of `browserslist`. */
export const servedBrowsers: string = Object.entries(oldestBrowsers)
  .map(([name, version]) => `${name} >= ${version}`)
  .join(', ');
