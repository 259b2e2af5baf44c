import type { Problem } from '@tessera/shared-contracts/api';
import { type BreakRefusal, breakRefusalSchema, hasExtension } from '@tessera/shared-contracts/extensions';
import { safeParse } from 'valibot';

/** The answer to a login during a break, with a session that can read and withdraw; undefined for other failures. */
export function readRefusedLogin(problem: Problem): BreakRefusal | undefined {
  if (!hasExtension('breaks') || problem.kind !== 'refused' || problem.status !== 403) return undefined;
  const { success, output } = safeParse(breakRefusalSchema, problem.data);
  return success && output.token && output.user ? output : undefined;
}
