import { safeParse } from 'valibot';
import type { Problem } from '../api';
import { type BreakRefusal, breakRefusalSchema } from './calls/breaks';
import { hasExtension } from './hasExtension';

/** The refusal of a call by the player's break; undefined for other failures. */
export function readBreakRefusal(problem: Problem): BreakRefusal | undefined {
  if (problem.kind !== 'refused' || problem.status !== 403 || !hasExtension('breaks')) return undefined;
  const { success, output } = safeParse(breakRefusalSchema, problem.data);
  return success && output.until !== undefined ? output : undefined;
}
