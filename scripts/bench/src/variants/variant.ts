import type { SiteConfig } from '@tessera/shared-contracts/config';
import type { Mount } from '../serve/siteFiles';

/** The ways in which the same sources are put together. */
export const variantNames = [
  'composed',
  'monolith',
  'default-federation',
  'composed-without-prerendering',
  'composed-late-answers',
  'composed-unhinted',
] as const;
/** Those that a run measures when it is not told otherwise; the others are what ships without one of its ablations. */
export const usualVariants: readonly VariantName[] = ['composed', 'monolith', 'default-federation'];
export type VariantName = (typeof variantNames)[number];

/** What a variant is made for: the address it will be served at. */
export interface VariantSite {
  readonly origin: string;
  readonly config: SiteConfig;
}

/** Builds a variant and says which files it is served from. */
export type PrepareVariant = (site: VariantSite) => Promise<readonly Mount[]>;
