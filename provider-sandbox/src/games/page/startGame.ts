import { followAmountField, isPositiveDecimal } from '@tessera/shared-contracts/money';
import * as v from 'valibot';
import { byId, element, setText } from '../../browser/dom';
import { sayReady } from '../../browser/ready';
import type { GameRules } from '../engine/gameRules';
import { noAnimation } from './animation';
import { drawControls, findBetControls, keepFocus } from './controls';
import { setUpDialogs } from './dialog';
import { describeWon, drawTable } from './drawBet';
import { createOwnSeeds, type OwnSeeds } from './fairnessDialog';
import { forgetTyping } from './fields';
import { gameMessages as words } from './game.messages';
import { hold } from './hold';
import { createPace } from './pageRules';
import { type OpenRound, type PlayState, type Round, readFailure, readState, takeSentState } from './play';
import { createPlayer, type PlayerView } from './player';
import { showFailure } from './problem';
import { createRounds } from './rounds';
import { setUpHotkeys, setUpSettings } from './settings';
import { emptyBalanceLinks } from './siteLink';
import type { Stage, StagePage } from './stage';
import { setUpPress, setUpStake } from './stakeControls';
import { createStatsPanel } from './statsPanel';
import { createStepPlayer } from './stepPlayer';
import { openTable, scaleStake, stakeBalanceOf, type Table, withBalance, withCurrency } from './table';
import { setUpTabs } from './tabs';

/** Messages of the site that framed the game: money moved, another currency was picked, or a reality check awaits its answer. */
const siteMessageSchema = v.variant('type', [
  v.object({ type: v.literal('tessera:balance-changed') }),
  v.object({ type: v.literal('tessera:currency-changed'), currency: v.string() }),
  v.object({ type: v.literal('tessera:play-held'), isHeld: v.boolean() }),
]);

/** Starts the page of a game: everything that all games share, around this game's stage. */
export function startGame<Bet, Outcome>(
  rules: GameRules<Bet, Outcome>,
  createStage: (page: StagePage) => Stage<Bet, Outcome>,
): void {
  const game = byId('game');
  const playButton = byId('play', HTMLButtonElement);
  const betControls = findBetControls();
  const site = game.dataset.site ?? '';
  const stats = createStatsPanel();
  const pace = createPace(() => redrawControls());
  const fail = (error: unknown) => showFailure(error, site);
  let table: Table = { stake: '', currency: '', stakeBalances: [] };
  let isReal = false;
  /** A currency that was picked on the site while the bet was locked. */
  let wanted: string | undefined;
  const rounds = createRounds(
    rules as GameRules,
    () => table,
    () => isReal,
  );
  /** Undefined in a game with shared rounds. */
  let seeds: OwnSeeds | undefined;

  const stage = createStage({
    changed: () => change(table),
    moved,
    step: (step) => steps?.step(step),
    isStepped,
    readOpen: () => steps?.open,
  });
  const pageControls = betControls.filter((control) => !stage.ownControls?.includes(control));
  const view: PlayerView = {
    readTable: () => table,
    setStake(stake) {
      table = { ...table, stake };
      redraw();
    },
    settle,
    say: (problem) => setText('bet-error', problem),
    fail,
    began: pace.count,
    note: (text) => setText('auto-note', text),
    refused: refresh,
    redraw: redrawControls,
  };
  const player = createPlayer(rules, stage, view);
  const steps = rules.steps && createStepPlayer({ ...rules, steps: rules.steps }, stage, { ...view, opened });
  const tabs = setUpTabs(() => player.run !== undefined || steps?.open !== undefined, redrawControls);
  function isStepped(): boolean {
    return rules.steps !== undefined && !tabs.isAuto;
  }
  const largestMultiplier = (): string | undefined => {
    if (steps !== undefined && isStepped()) return steps.readMultiplier();
    const bet = stage.readBet();
    return typeof bet === 'string' ? undefined : rules.largestMultiplier(bet);
  };

  function redraw(): void {
    drawTable(table, largestMultiplier());
    setText('empty-text', words.empty(table.currency));
    byId('empty').hidden = !isReal || isLocked() || isPositiveDecimal(stakeBalanceOf(table).amount);
    keepFocus(betControls, () => stage.drawBet?.(isLocked()));
    stats.draw(table);
    forgetTyping();
  }
  /** Posts a message about the player's money to the site that framed the game. */
  function tellSite(message: { readonly type: string; readonly currency: string; readonly isPicked?: boolean }): void {
    if (isReal && parent !== window) parent.postMessage(message, site);
  }
  function change(next: Table, isPicked = false): void {
    const isOther = next.currency !== table.currency;
    table = next;
    if (isOther) tellSite({ type: 'tessera:currency-changed', currency: next.currency, isPicked });
    setText('bet-error', '');
    setText('auto-note', '');
    redraw();
  }
  function moved(currency: string, balance: string): void {
    change(withBalance(table, currency, balance));
    tellSite({ type: 'tessera:balance-changed', currency });
  }
  function settle(round: Round, balance: string): void {
    stats.count(round);
    moved(round.currency, balance);
    seeds?.count(round);
    rounds.add(round);
  }
  function opened(round: OpenRound, balance: string): void {
    // Its stake was debited when it started.
    if (round.steps.length === 0) moved(round.currency, balance);
    else change(withBalance(table, round.currency, balance));
    seeds?.count(round);
  }

  async function load(): Promise<void> {
    try {
      // A round that is settled between the two calls is then in the state.
      const open = await stage.findOpen?.().catch((error) => void fail(error));
      show(takeSentState() ?? (await readState()));
      if (open) player.resume(open);
    } catch (error) {
      game.dataset.state = 'failed';
      byId('load-error').hidden = false;
      byId('load-error').firstElementChild?.replaceChildren(readFailure(error));
    } finally {
      game.hidden = false;
      sayReady();
    }
  }

  function show(state: PlayState): void {
    isReal = state.mode === 'real';
    game.dataset.state = 'ready';
    // Before it is drawn: some stages measure themselves.
    game.hidden = false;
    playButton.disabled = false;
    byId('load-error').hidden = true;
    byId('coin').replaceChildren(
      ...state.stakeBalances.map(({ currency }) => element('option', { value: currency }, currency)),
    );
    byId('coin', HTMLSelectElement).value = state.currency;
    if (state.seeds !== undefined) {
      seeds ??= createOwnSeeds(rules as GameRules, (revealed) => rounds.reveal(revealed));
      seeds.show(state.seeds);
    }
    change(openTable(state));
    rounds.show(state.rounds);
    const [last] = state.rounds;
    if (state.openRound !== null) resume(state.openRound);
    else if (last) void stage.showRound(last as Round<Bet, Outcome>, noAnimation);
    redrawControls();
  }

  /** Continues a round that was started before the page was loaded, or on another page. */
  function resume(round: OpenRound): void {
    byId('coin', HTMLSelectElement).value = round.currency;
    steps?.restore(round);
    change({ ...table, stake: scaleStake(round.stake, '1'), currency: round.currency });
  }

  // The bet is locked until the table is loaded, during auto play, and while a round is open.
  const isLocked = () => game.dataset.state !== 'ready' || player.run !== undefined || steps?.open !== undefined;

  function readPlayLabel(): string {
    if (player.run) return words.stopAuto(player.run.left);
    if (steps?.open)
      return steps.open.steps.length === 0 ? words.cashOutNothing : words.cashOut(describeWon(table, steps.open));
    if (player.isPlaying || steps?.isBusy) return game.dataset.playing ?? '';
    return tabs.isAuto ? words.startAuto : (game.dataset.play ?? '');
  }

  function redrawControls(): void {
    keepFocus(betControls, () => {
      drawControls(pageControls, table, isLocked(), {
        label: readPlayLabel(),
        isIdle: steps?.open?.steps.length === 0 || isPaced(),
      });
      stage.drawBet?.(isLocked());
    });
    takeWanted();
  }

  /** Changes to the currency that was picked on the site, once the bet is not locked. */
  function takeWanted(): void {
    const isOffered = table.stakeBalances.some(({ currency }) => currency === wanted);
    if (wanted === undefined || isLocked()) return;
    const currency = wanted;
    wanted = undefined;
    if (!isOffered || currency === table.currency) return;
    byId('coin', HTMLSelectElement).value = currency;
    change(withCurrency(table, currency));
  }

  /** Refetches what may have changed outside of the game: money moved, perhaps into a round on another page, or seeds were replaced. */
  function refresh(): void {
    const known = rounds.read();
    const before = steps?.open;
    readState().then(({ stakeBalances, openRound, rounds: stored, seeds: inUse }) => {
      // A round was settled during the request, so these balances may be outdated.
      if (known !== rounds.read()) return refresh();
      table = { ...table, stakeBalances };
      if (inUse !== undefined) seeds?.show(inUse);
      if (stored.some(({ serverSeed }, index) => serverSeed !== known[index]?.serverSeed)) rounds.replace(stored);
      if (openRound !== null && steps?.open === undefined && !steps?.isBusy && isStepped()) steps?.restore(openRound);
      // Cancelled by the provider.
      if (openRound === null && before !== undefined && steps?.open === before && !steps.isBusy) steps.forget();
      redraw();
      redrawControls();
    }, fail);
  }

  /** Whether the next round may not begin yet. */
  const isPaced = () => pace.isWaiting && !player.isPlaying && steps?.open === undefined;

  const press = (): void => {
    if (game.dataset.state !== 'ready' || hold.isHeld || isPaced()) return;
    if (steps !== undefined && isStepped()) steps.press();
    else player.press(tabs.isAuto);
  };
  // Before any field is read.
  document.addEventListener('input', followAmountField, true);
  setUpPress(game, press);
  setUpStake({
    readTable: () => table,
    readLargestMultiplier: largestMultiplier,
    change,
    pickCurrency: (currency) => change(withCurrency(table, currency), true),
    redraw,
  });
  byId('empty').append(...emptyBalanceLinks(site));
  byId('reload').addEventListener('click', () => void load());
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== site) return;
    const message = v.safeParse(siteMessageSchema, data);
    if (!message.success) return;
    if (message.output.type === 'tessera:balance-changed') return refresh();
    if (message.output.type === 'tessera:play-held') return hold.set(message.output.isHeld);
    wanted = message.output.currency;
    takeWanted();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && game.dataset.state === 'ready') refresh();
  });
  setUpDialogs();
  setUpSettings();
  setUpHotkeys();
  void load();
}
