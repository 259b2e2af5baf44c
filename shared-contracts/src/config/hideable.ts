import { readSiteConfig } from './siteConfig';

/** Controls that stand on every site by default, and that `hidden` of the site's configuration leaves out (spec §20 Controls). */
export const hideable = [
  'affiliates',
  'badges',
  'buy-crypto',
  'chat',
  'google',
  'local-currency',
  'rakeback',
  'reward',
  'screenshot',
  'sports',
  'vault',
  'wallet-sign-in',
] as const;

/** Name of a control that can be left out. */
export type Hideable = (typeof hideable)[number];

/**
 * Whether the site leaves a control out, by the configuration in the page.
 *
 * @param name of any control; those that cannot be left out never are
 * @throws when the page has no valid configuration, which means that it was not composed
 */
export const isHidden = (name: string): boolean =>
  hideable.some((one) => one === name) && (readSiteConfig().hidden?.includes(name) ?? false);
