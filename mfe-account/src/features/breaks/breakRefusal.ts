import type { Problem } from '@tessera/shared-contracts/api';
import { type BreakRefusal, readBreakRefusal } from '@tessera/shared-contracts/extensions';

/** The answer to a login during a break, with a session that can read and withdraw; undefined for other failures. */
export function readRefusedLogin(problem: Problem): BreakRefusal | undefined {
  const refusal = readBreakRefusal(problem);
  return refusal?.token && refusal.user ? refusal : undefined;
}
