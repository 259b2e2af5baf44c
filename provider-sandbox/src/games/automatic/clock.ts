import type { Timing } from '../../config';
import { growthMs } from './rules';

/** Phases of a round, in order. */
export const phases = ['betting', 'running', 'broken', 'settled'] as const;
export type Phase = (typeof phases)[number];

/** A round as the clock sees it. */
export interface TimedRound {
  readonly phase: Phase;
  readonly endsAt: Date;
}

/** Transitions of the clock: each leads to the next phase, except `reopen`, which restarts the betting phase of a round. */
export type Step = 'begin' | 'reopen' | 'run' | 'break' | 'settle';

interface Surroundings {
  /** Whether there are watchers, or a bet waits for the next round. */
  readonly isWatched: boolean;
  readonly hasOpenBets: boolean;
  /** Whether the clock was stopped before this check. */
  readonly wasStopped: boolean;
}

/** The step that is due, if any. The clock stops between two rounds without watchers. */
export function dueStep(
  round: TimedRound | undefined,
  at: Date,
  { isWatched, hasOpenBets, wasStopped }: Surroundings,
): Step | undefined {
  if (round === undefined) return isWatched ? 'begin' : undefined;
  const isOver = at >= round.endsAt;
  switch (round.phase) {
    case 'betting':
      if (!isOver) return undefined;
      // No bet could be placed while the clock was stopped.
      return wasStopped ? 'reopen' : 'run';
    case 'running':
      return isOver ? 'break' : undefined;
    case 'broken':
      return hasOpenBets ? undefined : 'settle';
    case 'settled':
      return isOver && isWatched ? 'begin' : undefined;
  }
}

/**
 * The phase that a step leads to, and its times.
 *
 * @param result of the round, in hundredths; drawn when it begins to run
 */
export function afterStep(
  step: Step,
  at: Date,
  { timing, endsAt, result = 100 }: { readonly timing: Timing; readonly endsAt?: Date; readonly result?: number },
): TimedRound {
  const later = (ms: number) => new Date(at.getTime() + ms);
  switch (step) {
    case 'begin':
    case 'reopen':
      return { phase: 'betting', endsAt: later(timing.bettingMs) };
    case 'run':
      return { phase: 'running', endsAt: later(growthMs(result, timing.doublingMs)) };
    case 'break':
      return { phase: 'broken', endsAt: later(timing.resultMs) };
    case 'settle':
      return { phase: 'settled', endsAt: endsAt ?? at };
  }
}

/** When to check the clock again; undefined while it is stopped. */
export function msToNextCheck(round: TimedRound | undefined, at: Date, isWatched: boolean): number | undefined {
  if (round === undefined || (round.phase === 'settled' && !isWatched)) return undefined;
  return Math.max(1, round.endsAt.getTime() - at.getTime());
}
