import { groupThousands } from '@tessera/shared-contracts/format';
import type { LoadProgress } from './data';
import { messages } from './transactions.messages';

/** `12,000 of about 100,000`, or `12,000 transactions so far`. */
export const describeProgress = ({ read, expected }: LoadProgress): string =>
  messages.progress(groupThousands(read), expected === undefined ? undefined : groupThousands(expected));
