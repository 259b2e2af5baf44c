import type { SiteConfig } from '@tessera/shared-contracts/config';
import type { PublicAnswers } from '@tessera/shared-contracts/prerender';
import type { Mount } from '../serve/siteFiles';

/** The ways to build the same sources. */
export const variantNames = [
  'composed',
  'monolith',
  'default-federation',
  'static-export',
  'monolith-without-content',
  'composed-without-content',
  'composed-without-prerendering',
  'composed-late-answers',
  'composed-unhinted',
] as const;
/** Variants measured by default; the others have the home page only, or are ablations of what ships. */
export const usualVariants: readonly VariantName[] = ['composed', 'monolith', 'default-federation'];
export type VariantName = (typeof variantNames)[number];

/** Routes of a variant that does not have all of them, by name. */
const ownRoutes: Readonly<Partial<Record<VariantName, readonly string[]>>> = { 'static-export': ['home'] };

/** Whether a variant has every page. */
export const isWhole = (variant: VariantName): boolean => ownRoutes[variant] === undefined;

/** Whether a variant has a measured route. */
export const hasRoute = (variant: VariantName, route: string): boolean => ownRoutes[variant]?.includes(route) ?? true;

/** What a variant is built for: the URL that it will be served at, and what the provider answers to everybody. */
export interface VariantSite {
  readonly origin: string;
  readonly config: SiteConfig;
  readonly answers: PublicAnswers;
}

/** Builds a variant from the finished builds of the apps or from their sources, and returns the folders of its files. */
export type PrepareVariant = (site: VariantSite) => Promise<readonly Mount[]>;
