import { readSiteConfig } from '@tessera/shared-contracts/config';

/** The kind of the site's networks: main, unless its configuration says otherwise. */
export const readNetworkKind = () => readSiteConfig().networkKind ?? 'main';
