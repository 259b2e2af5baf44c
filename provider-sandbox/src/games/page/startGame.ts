import { byId, element, setText } from '../../browser/dom';
import { sayReady } from '../../browser/ready';
import type { GameRules } from '../engine/gameRules';
import { noAnimation } from './animation';
import { kindOf } from './autoPlay';
import { setUpDialogs } from './dialog';
import { describeMove, drawHistory, drawOutcome, drawTable } from './drawBet';
import { createOwnSeeds, type OwnSeeds } from './fairnessDialog';
import { forgetTyping } from './fields';
import { gameMessages as words } from './game.messages';
import { type PlayState, type Round, readFailure, readState } from './play';
import { createPlayer } from './player';
import { drawRoundsDialog, openRound } from './roundsDialog';
import { setUpHotkeys, soundRound } from './settings';
import type { Stage, StagePage } from './stage';
import { setUpPress, setUpStake } from './stakeControls';
import { createStatsPanel } from './statsPanel';
import { openTable, type Table, withBalance } from './table';
import { setUpTabs } from './tabs';

/** Rounds that the history has room for. */
const keptRounds = 50;

/** Brings the page of a game to life: all that every game has, round the stage of this one. */
export function startGame<Bet, Outcome>(
  rules: GameRules<Bet, Outcome>,
  createStage: (page: StagePage) => Stage<Bet, Outcome>,
): void {
  const game = byId('game');
  const playButton = byId('play', HTMLButtonElement);
  /** All that makes a bet; the page comes with it disabled. */
  const betControls = Array.from(game.querySelectorAll<HTMLInputElement>(':is(input, select, button):disabled')).filter(
    (control) => control !== (playButton as HTMLElement),
  );
  const stats = createStatsPanel();
  let table: Table = { stake: '', currency: '', stakeBalances: [] };
  let rounds: readonly Round[] = [];
  let isReal = false;
  /** None in a game of one round for everybody. */
  let seeds: OwnSeeds | undefined;

  const stage = createStage({ changed: () => change(table), moved });
  const player = createPlayer(rules, stage, {
    readTable: () => table,
    setStake(stake) {
      table = { ...table, stake };
      redraw();
    },
    settle,
    say: (problem) => setText('bet-error', problem),
    note: (text) => setText('auto-note', text),
    refused: refreshBalances,
    redraw: drawControls,
  });
  const tabs = setUpTabs(() => player.run !== undefined, drawControls);
  const describe = (round: Round) => rules.describe(round.bet as Bet, round.outcome as Outcome);
  const largestMultiplier = (): string | undefined => {
    const bet = stage.readBet();
    return typeof bet === 'string' ? undefined : rules.largestMultiplier(bet);
  };

  function redraw(): void {
    drawTable(table, largestMultiplier());
    stage.drawBet?.(player.run !== undefined);
    stats.draw(table);
    forgetTyping();
  }
  function change(next: Table): void {
    table = next;
    setText('bet-error', '');
    setText('auto-note', '');
    redraw();
  }
  function moved(currency: string, balance: string): void {
    change(withBalance(table, currency, balance));
    if (isReal && parent !== window)
      parent.postMessage({ type: 'tessera:balance-changed', currency }, game.dataset.site ?? '');
  }
  function drawRounds(): void {
    drawHistory(rounds, (round) => describe(round).result, openRound);
    const describeLine = (round: Round) => {
      const { kind, text } = describeMove(table, round);
      return `${{ win: '+', loss: '−', even: '' }[kind]}${text}`;
    };
    drawRoundsDialog(rounds, {
      rules: rules as GameRules,
      site: game.dataset.site ?? '',
      hasDetail: isReal && game.dataset.bets !== undefined,
      describeMove: describeLine,
    });
  }

  function settle(round: Round, balance: string): void {
    rounds = [round, ...rounds].slice(0, keptRounds);
    stats.count(round);
    moved(round.currency, balance);
    seeds?.count(round);
    drawOutcome(table, round, describe(round), true);
    drawRounds();
    soundRound(kindOf(round));
  }

  async function load(): Promise<void> {
    try {
      show(await readState());
    } catch (error) {
      game.dataset.state = 'failed';
      byId('load-error').hidden = false;
      byId('load-error').firstElementChild?.replaceChildren(readFailure(error));
    } finally {
      sayReady();
    }
  }

  function show(state: PlayState): void {
    isReal = state.mode === 'real';
    rounds = state.rounds;
    game.dataset.state = 'ready';
    playButton.disabled = false;
    byId('load-error').hidden = true;
    byId('coin').replaceChildren(
      ...state.stakeBalances.map(({ currency }) => element('option', { value: currency }, currency)),
    );
    byId('coin', HTMLSelectElement).value = state.currency;
    if (state.seeds !== undefined) {
      seeds ??= createOwnSeeds(rules as GameRules);
      seeds.show(state.seeds);
    }
    change(openTable(state));
    drawRounds();
    const [last] = rounds;
    if (last) {
      drawOutcome(table, last, describe(last), false);
      void stage.showRound(last as Round<Bet, Outcome>, noAnimation);
    }
    drawControls();
    stage.findOpen?.().then(
      (open) => open && player.resume(open),
      (error) => setText('bet-error', readFailure(error)),
    );
  }

  function drawControls(): void {
    const isReady = game.dataset.state === 'ready';
    const { run } = player;
    const idle = tabs.isAuto ? words.startAuto : (game.dataset.play ?? '');
    playButton.textContent = run ? words.stopAuto(run.left) : player.isPlaying ? (game.dataset.playing ?? '') : idle;
    playButton.setAttribute('aria-disabled', String(!isReady));
    // Nothing is typed before the table is there to take it, nor while rounds go by it that nobody presses.
    const isLocked = !isReady || run !== undefined;
    // What is disabled cannot keep the focus, and Stop is what is needed next.
    if (isLocked && isReady && betControls.includes(document.activeElement as HTMLInputElement)) playButton.focus();
    for (const control of betControls)
      control.disabled = isLocked || (control.id === 'coin' && table.stakeBalances.length < 2);
    stage.drawBet?.(isLocked);
  }

  /** What can be staked is read again: money moved outside of the game. */
  function refreshBalances(): void {
    readState().then(
      ({ stakeBalances }) => {
        table = { ...table, stakeBalances };
        redraw();
      },
      (error) => setText('bet-error', readFailure(error)),
    );
  }

  const press = (): void => {
    if (game.dataset.state === 'ready') player.press(tabs.isAuto);
  };
  setUpPress(game, press);
  setUpStake({ readTable: () => table, readLargestMultiplier: largestMultiplier, change, redraw });
  byId('reload').addEventListener('click', () => void load());
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    const isFromSite = source === parent && origin === game.dataset.site;
    if (isFromSite && (data as { type?: unknown } | null)?.type === 'tessera:balance-changed') refreshBalances();
  });
  setUpDialogs();
  setUpHotkeys();
  void load();
}
