import type { BetDetail } from '@tessera/shared-contracts/extensions';

/** Path of the page that verifies a bet, with its known seeds. */
export const verifyPath = ({ verification }: NonNullable<BetDetail['seeds']>): string =>
  `/provably-fair?${new URLSearchParams(verification)}`;
