import type { PrerenderedSession } from '@tessera/shared-contracts/prerender';

/** Every variant that a page is prerendered in. The first one is in the page itself, the other in a template. */
export const pageVariants: readonly PrerenderedSession[] = ['visitor', 'player'];
