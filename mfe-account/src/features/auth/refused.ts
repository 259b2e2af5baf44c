import type { Problem } from '@tessera/shared-contracts/api';
import { isOutage, type SubmitFailure } from '../../shared';
import { messages } from './auth.messages';

/** A form's message for a failed call: an outage is not blamed on the input. */
export const refused = (problem: Problem): SubmitFailure => ({
  failure: problem.message,
  ...(isOutage(problem) && { detail: messages.outage }),
});
