import type { BetDetail } from '@tessera/shared-contracts/extensions';

/** The seeds and settings of a round, as parameters of `/provably-fair`. */
export type Verifiable = Pick<NonNullable<BetDetail['seeds']>, 'verification'>;

/** Path of the page that verifies a round, with its seeds as far as they are known. */
export const verifyPath = ({ verification }: Verifiable): string =>
  `/provably-fair?${new URLSearchParams(verification)}`;
