import type { BetDetail } from '@tessera/shared-contracts/extensions';

/** Address of the page that verifies a bet, filled in as far as its seeds are known. */
export const verifyPath = ({ verification }: NonNullable<BetDetail['seeds']>): string =>
  `/provably-fair?${new URLSearchParams(verification)}`;
