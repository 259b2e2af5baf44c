import { mediaQuery } from '@tessera/shared-contracts/theme';

/** Media query of windows that have a drawer instead of the sidebar. */
export const narrowWindow = mediaQuery.belowLg;
