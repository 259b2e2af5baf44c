import type { Problem } from '@tessera/shared-contracts/api';
import { isOutage, type SubmitFailure } from '../../shared';
import { messages } from './auth.messages';

/** What a form says of a failed call: an outage is no fault of what was typed. */
export const refused = (problem: Problem): SubmitFailure => ({
  failure: problem.message,
  ...(isOutage(problem) && { detail: messages.outage }),
});
