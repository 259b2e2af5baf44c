import { below } from '@tessera/shared-contracts/theme';

/** Media query of narrow phones, on which texts take more lines. */
export const narrowPhone = `@media (max-width: ${below(375)})`;
