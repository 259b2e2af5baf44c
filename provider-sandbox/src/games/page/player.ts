import { setText } from '../../browser/dom';
import type { GameRules } from '../engine/gameRules';
import { startAnimation } from './animation';
import { readAutoSettings } from './autoFields';
import { type AutoRun, afterRound, startRun } from './autoPlay';
import { readTypingProblem } from './fields';
import { gameMessages as words } from './game.messages';
import { hold } from './hold';
import { pageRules } from './pageRules';
import { newKey, PlayError, type Played, playRound, type Round, type RoundRequest } from './play';
import { settings } from './settings';
import type { Stage } from './stage';
import { checkStake, readStake, type Table } from './table';

/** The page's view of the rounds. */
export interface PlayerView {
  readTable(): Table;
  setStake(stake: string): void;
  /** Called when a round was played and completely shown. */
  settle(round: Round, balance: string): Promise<void> | void;
  say(problem: string): void;
  /** Shows why the provider refused a call. */
  fail(error: unknown): void;
  /** Called when a round has begun. */
  began(): void;
  note(text: string): void;
  /** Called when the provider refused a round: the page's balance may be outdated. */
  refused(): void;
  redraw(): void;
}

const betweenAutoMs = 700;

/** Reports a failed call to the player. @returns whether the call may have taken effect nevertheless */
export function reportFailure(error: unknown, view: Pick<PlayerView, 'say' | 'fail' | 'refused'>): boolean {
  const isLost = !(error instanceof PlayError) || error.isLost;
  if (!isLost) view.refused();
  if (isLost) view.say(words.answerLost);
  else view.fail(error);
  return isLost;
}

/** Plays rounds manually or by auto play, one at a time. */
export function createPlayer<Bet, Outcome>(
  rules: GameRules<Bet, Outcome>,
  stage: Stage<Bet, Outcome>,
  view: PlayerView,
) {
  const play: (request: RoundRequest) => Promise<Played> = stage.play ?? playRound;
  let isPlaying = false;
  /** The current run of auto play. A loop continues only while this is its own run, so there are never two. */
  let auto: { run: AutoRun } | undefined;
  /** A round with a lost answer; it is retried before any other is played. */
  let unanswered: RoundRequest | undefined;
  let skip: (() => void) | undefined;

  function readRequest(): RoundRequest | string {
    const problem = readTypingProblem();
    if (problem !== undefined) return problem;
    const bet = stage.readBet();
    if (typeof bet === 'string') return bet;
    const table = view.readTable();
    const refusal = checkStake(table, rules.largestMultiplier(bet));
    if (refusal !== undefined) return refusal;
    return { key: newKey(), game: rules.slug, currency: table.currency, stake: readStake(table) ?? '', bet };
  }

  async function playOnce(): Promise<Round | undefined> {
    const request = unanswered ?? readRequest();
    if (typeof request === 'string') return void view.say(request);
    unanswered = request;
    isPlaying = true;
    view.redraw();
    stage.clear?.();
    setText('outcome', '');
    try {
      const { round, balance } = await play(request);
      unanswered = undefined;
      view.began();
      const animation = startAnimation(settings.isSkipping);
      skip = animation.skip;
      await stage.showRound(round as Round<Bet, Outcome>, animation);
      await view.settle(round, balance);
      return round;
    } catch (error) {
      if (!reportFailure(error, view)) unanswered = undefined;
      return undefined;
    } finally {
      skip = undefined;
      isPlaying = false;
      view.redraw();
    }
  }

  /** Ends the run and resets the stake that it may have raised. */
  function stop({ firstStake }: AutoRun): void {
    auto = undefined;
    view.setStake(firstStake);
  }

  async function playMany(): Promise<void> {
    const wanted = readAutoSettings();
    if (typeof wanted === 'string') return view.say(wanted);
    const mine = { run: startRun(wanted, view.readTable().stake) };
    auto = mine;
    view.redraw();
    while (auto === mine) {
      await hold.released();
      if (auto !== mine) break;
      const round = await playOnce();
      const next = round && afterRound(mine.run, round);
      if (next) mine.run = next.run;
      if (auto === mine && next !== undefined && next.stop === undefined) view.setStake(next.stake);
      else if (auto === mine) stop(mine.run);
      if (next?.stop !== undefined && next.stop !== 'done') view.note(words.autoFields.stopped[next.stop]);
      view.redraw();
      if (auto === mine) await new Promise((done) => setTimeout(done, betweenAutoMs));
    }
  }

  return {
    /** Handles a press of the button: plays, stops auto play, or skips the animation. */
    press(isAuto: boolean): void {
      if (auto !== undefined) {
        stop(auto.run);
        stage.withdraw?.();
      } else if (isPlaying) {
        if (pageRules().hasTurbo) skip?.();
      } else void (isAuto ? playMany() : playOnce());
      view.redraw();
    },
    /** Continues a round that was staked on before the page was opened. */
    resume(request: RoundRequest): void {
      if (isPlaying) return;
      unanswered = request;
      void playOnce();
    },
    get isPlaying() {
      return isPlaying;
    },
    get run() {
      return auto?.run;
    },
  };
}
