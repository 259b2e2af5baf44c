import { growthMs } from './rules';

/** What a round is at, in this order. */
export const phases = ['betting', 'running', 'broken', 'settled'] as const;
export type Phase = (typeof phases)[number];

/** How fast the clock goes, in milliseconds. */
export interface Timing {
  /** How long bets are taken. */
  readonly bettingMs: number;
  /** In what time the multiplier doubles. */
  readonly doublingMs: number;
  /** How long a result stays before the next round begins. */
  readonly resultMs: number;
}

/** A round as the clock sees it. */
export interface TimedRound {
  readonly phase: Phase;
  readonly endsAt: Date;
}

/** What moves the clock on: each leads to a phase, but for `reopen`, which begins the betting of a round once more. */
export type Step = 'begin' | 'reopen' | 'run' | 'break' | 'settle';

interface Surroundings {
  /** Whether anybody is there to play the next round for. */
  readonly isWatched: boolean;
  readonly hasOpenBets: boolean;
  /** Whether the clock stood still until now. */
  readonly isFirstLook: boolean;
}

/** The step that is due, if one is. The clock rests between two rounds while nobody watches. */
export function dueStep(
  round: TimedRound | undefined,
  at: Date,
  { isWatched, hasOpenBets, isFirstLook }: Surroundings,
): Step | undefined {
  if (round === undefined) return isWatched ? 'begin' : undefined;
  const isOver = at >= round.endsAt;
  switch (round.phase) {
    case 'betting':
      if (!isOver) return undefined;
      // Nobody could bet while the clock stood still.
      return isFirstLook ? 'reopen' : 'run';
    case 'running':
      return isOver ? 'break' : undefined;
    case 'broken':
      return hasOpenBets ? undefined : 'settle';
    case 'settled':
      return isOver && isWatched ? 'begin' : undefined;
  }
}

/**
 * Where a step leads.
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

/** When to look at the clock again; never while it rests. */
export function msToNextLook(round: TimedRound | undefined, at: Date, isWatched: boolean): number | undefined {
  if (round === undefined || (round.phase === 'settled' && !isWatched)) return undefined;
  return Math.max(1, round.endsAt.getTime() - at.getTime());
}
