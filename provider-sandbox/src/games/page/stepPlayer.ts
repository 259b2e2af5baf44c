import type { GameRules, StepRules } from '../engine/gameRules';
import { noAnimation } from './animation';
import { readTypingProblem } from './fields';
import { gameMessages as words } from './game.messages';
import { cashOut, newKey, type OpenRound, type Round, type StepAnswer, startRound, takeStep } from './play';
import { type PlayerView, reportFailure } from './player';
import type { Stage } from './stage';
import { checkStake, readStake } from './table';

/** The page's view of a round that is played step by step. */
export interface StepView extends PlayerView {
  /** Called when a round was started or a step survived; the balance is the one after its stake. */
  opened(round: OpenRound, balance: string): void;
}

/** Plays rounds step by step, one at a time: starts a round, takes its steps and cashes out. */
export function createStepPlayer<Bet, Outcome>(
  rules: GameRules<Bet, Outcome> & { readonly steps: StepRules<Bet, Outcome> },
  stage: Stage<Bet, Outcome>,
  view: StepView,
) {
  let open: OpenRound | undefined;
  let isBusy = false;
  /** A call with a lost answer; it is retried before any other. */
  let unanswered: (() => Promise<StepAnswer>) | undefined;

  async function send(call: () => Promise<StepAnswer>): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    unanswered ??= call;
    view.redraw();
    try {
      const { openRound, round, balance } = await unanswered();
      unanswered = undefined;
      open = openRound;
      if (openRound !== undefined) {
        stage.showOpen?.(openRound);
        if (openRound.steps.length === 0) view.began();
        view.opened(openRound, balance);
      }
      if (round !== undefined) {
        await stage.showRound(round as Round<Bet, Outcome>, noAnimation);
        await view.settle(round, balance);
      }
    } catch (error) {
      if (!reportFailure(error, view)) unanswered = undefined;
    } finally {
      isBusy = false;
      view.redraw();
    }
  }

  function start(): void {
    const table = view.readTable();
    const chosen = stage.readStart?.();
    const problem = readTypingProblem() ?? checkStake(table, rules.steps.multiplierAfter(chosen, 1));
    if (problem !== undefined) {
      view.say(problem);
      return;
    }
    const request = { key: newKey(), game: rules.slug, currency: table.currency, stake: readStake(table) ?? '' };
    void send(() => startRound({ ...request, start: chosen }));
  }

  return {
    /** Handles a press of the button: starts a round, or cashes out. */
    press(): void {
      if (open !== undefined) {
        const { id, steps } = open;
        if (steps.length === 0) view.say(words.stepFirst);
        else void send(() => cashOut(id));
      } else if (unanswered !== undefined) void send(unanswered);
      else start();
    },
    step(step: number): void {
      if (open === undefined || open.steps.includes(step)) return;
      const { id } = open;
      void send(() => takeStep(id, step));
    },
    /** Restores a round that was open when the page was loaded. */
    restore(round: OpenRound): void {
      open = round;
      stage.showOpen?.(round);
    },
    /** Forgets a round that is no longer open at the provider. */
    forget(): void {
      open = undefined;
      stage.clear?.();
    },
    get open() {
      return open;
    },
    get isBusy() {
      return isBusy;
    },
    /** What the round pays for each unit staked: now, or after its first step. */
    readMultiplier(): string {
      if (open === undefined) return rules.steps.multiplierAfter(stage.readStart?.(), 1);
      return open.steps.length === 0 ? open.nextMultiplier : open.multiplier;
    },
  };
}
