import { betsPerAnswer } from '@tessera/shared-contracts/extensions/schema';

/** What players read of the calls of bets. */
export const betsMessages = {
  notFound: 'There is no bet with this ID.',
  limitInvalid: `The limit is a number from 1 to ${betsPerAnswer}.`,
} as const;
