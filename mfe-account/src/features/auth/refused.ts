import type { Problem } from '@tessera/shared-contracts/api';
import { isOutage, type SubmitFailure, type SubmitOutcome } from '../../shared';
import { readRefusedLogin } from '../breaks/breakRefusal';
import { messages } from './auth.messages';
import type { LoginEnd } from './signIn';

/** A form's message for a failed call: an outage is not blamed on the input. */
export const refused = (problem: Problem): SubmitFailure => ({
  failure: problem.message,
  ...(isOutage(problem) && { detail: messages.outage }),
});

/** How a refused login ends: during a break with the session that can withdraw, else with its message. */
export function refusedLogin(problem: Problem, onEnd: LoginEnd): SubmitOutcome {
  const onBreak = readRefusedLogin(problem);
  return onBreak === undefined ? refused(problem) : { leave: () => onEnd(onBreak) };
}
