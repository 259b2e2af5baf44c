import type { PublicAnswers } from '@tessera/platform/prerender';
import type { SiteConfig } from '@tessera/shared-contracts/config';
import type { Mount } from '../serve/siteHandler';

/** The ways to build the same sources. */
export const variantNames = ['composed', 'monolith', 'default-federation'] as const;
export type VariantName = (typeof variantNames)[number];

/** What a variant is built for: the URL that it will be served at, and what the provider answers to everybody. */
export interface VariantSite {
  readonly origin: string;
  readonly config: SiteConfig;
  readonly answers: PublicAnswers;
}

/** Builds a variant from the finished builds of the apps or from their sources, and returns the folders of its files. */
export type PrepareVariant = (site: VariantSite) => Promise<readonly Mount[]>;
