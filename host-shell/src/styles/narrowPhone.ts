import { below } from '@tessera/shared-contracts/theme';

/** Media query of phones that are narrower than most: texts take more lines. */
export const narrowPhone = `@media (max-width: ${below(375)})`;
