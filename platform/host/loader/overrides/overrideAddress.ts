import { readSiteConfig } from '@tessera/shared-contracts/config';

/**
 * Query parameter that requests another release: `?mf=wallet@1.4.0`, `?mf=wallet@1.4.0-0123abcdef`,
 * `?mf=wallet@new-tabs` (a preview) or `?mf=wallet@http://localhost:4001/`.
 */
export const overrideParameter = 'mf';

/** Origins that override releases may come from; a site without any has overrides disabled. */
export const overrideOrigins = (): readonly string[] => readSiteConfig().overrideOrigins ?? [];

/** Whether an address requests another release, on a site with overrides enabled. */
export const isOverrideAsked = (search: string): boolean =>
  new URLSearchParams(search).has(overrideParameter) && overrideOrigins().length > 0;

/** Reloads the page without the override parameter in its address. */
export function reloadUnasked(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(overrideParameter);
  window.location.replace(address);
}
