/**
 * Features that a provider may offer beyond the 18 calls of spec §7 (decisions, Extensions of the provider). The site's
 * configuration lists those that its provider has; without an extension, the site behaves as specified.
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
] as const;

/** Name of a provider extension. */
export type ProviderExtension = (typeof providerExtensions)[number];
