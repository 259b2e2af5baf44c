import { readSiteConfig } from '@tessera/shared-contracts/config';

/** Search parameter that asks for another release: `?mf=wallet@1.4.0`, `?mf=wallet@1.4.0-0123abcdef` or `?mf=wallet@http://127.0.0.1:4001/`. */
export const overrideParameter = 'mf';

/** Origins that a release may come from in place of the live one; a site that names none knows no overrides. */
export const overrideOrigins = (): readonly string[] => readSiteConfig().overrideOrigins ?? [];

/** Whether an address asks for another release on a site that knows overrides. */
export const isOverrideAsked = (search: string): boolean =>
  new URLSearchParams(search).has(overrideParameter) && overrideOrigins().length > 0;

/** Reloads the page, without what its address asked for. */
export function reloadUnasked(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(overrideParameter);
  window.location.replace(address);
}
