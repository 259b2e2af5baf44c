/**
 * Features that a provider may offer beyond the calls of spec §7 (spec §16, §20 to §22). The site's
 * configuration lists the ones that its provider has; without an extension, the site behaves as spec §1 to §9 say.
 */
export const providerExtensions = [
  'logout',
  'sessions',
  'two-factor',
  'passkeys',
  'recovery',
  'activity',
  'preferences',
  'rates',
  'transactions-page',
  'bets',
  'seeds',
  'events',
  'live-stats',
  'totals',
  'statement',
  'coin-terms',
  'withdrawals',
  'vault',
  'limits',
  'breaks',
  'address-book',
  'notices',
] as const;

/** Name of a provider extension. */
export type ProviderExtension = (typeof providerExtensions)[number];
