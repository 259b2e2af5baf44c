import { byId, element, setText } from '../../../browser/dom';
import { sayReady } from '../../../browser/ready';
import { diceMessages as words } from '../dice.messages';
import type { DiceRound } from '../rounds';
import { writeHundredths } from '../rules';
import { drawHistory, drawRound, drawSeeds, drawTable } from './draw';
import { setUpFairness } from './fairnessDialog';
import { forgetTyping, readTypingProblem, setUpField } from './fields';
import { newKey, PlayError, type PlayState, playRound, type RoundRequest, readState, type Seeds } from './play';
import {
  checkTable,
  openTable,
  readStake,
  scaleStake,
  swapSides,
  type Table,
  takeChance,
  takeMultiplier,
  takeStake,
  takeTarget,
  withBalance,
  withCurrency,
  withWinningFaces,
} from './table';

const game = byId('game');
const rollButton = byId('roll', HTMLButtonElement);
/** All that makes a bet; the page comes with it disabled. */
const betControls = Array.from(game.querySelectorAll<HTMLInputElement>(':disabled')).filter(
  (control) => control !== (rollButton as HTMLElement),
);
const betweenAutoMs = 700;

let table: Table;
let seeds: Seeds;
let rounds: readonly DiceRound[] = [];
let isReal = false;
let isRolling = false;
let isAuto = false;
/** The rolls that are being made by themselves. A loop goes on only as long as this is its own, so no two do. */
let autoRun: { left: number } | undefined;
/** A roll whose answer never came; it is asked for again before any other is made. */
let unanswered: RoundRequest | undefined;

const redraw = (): void => {
  drawTable(table);
  forgetTyping();
};
const change = (next: Table): void => {
  table = next;
  setText('bet-error', '');
  redraw();
};
const changeSeeds = (next: Seeds): void => {
  seeds = next;
  drawSeeds(seeds);
};

async function load(): Promise<void> {
  try {
    show(await readState());
  } catch (error) {
    game.dataset.state = 'failed';
    byId('load-error').hidden = false;
    byId('load-error').firstElementChild?.replaceChildren((error as Error).message || words.loadFailed);
  } finally {
    sayReady();
  }
}

function show(state: PlayState): void {
  isReal = state.mode === 'real';
  rounds = state.rounds;
  game.dataset.state = 'ready';
  rollButton.disabled = false;
  byId('load-error').hidden = true;
  byId('coin').replaceChildren(
    ...state.stakeBalances.map(({ currency }) => element('option', { value: currency }, currency)),
  );
  byId('coin', HTMLSelectElement).value = state.currency;
  changeSeeds(state.seeds);
  change(openTable(state));
  drawHistory(rounds);
  const [last] = rounds;
  if (last) drawRound(table, last, false);
  else setText('outcome', words.noRoll);
  drawControls();
}

function drawControls(): void {
  const isReady = game.dataset.state === 'ready';
  const idle = isAuto ? words.startAuto : words.roll;
  rollButton.textContent = autoRun ? words.stopAuto(autoRun.left) : isRolling ? words.rolling : idle;
  rollButton.setAttribute('aria-disabled', String(!isReady || (isRolling && !autoRun)));
  // Nothing is typed before the table is there to take it, nor while rolls go by it that nobody presses.
  const isLocked = !isReady || autoRun !== undefined;
  for (const control of betControls)
    control.disabled = isLocked || (control.id === 'coin' && table.stakeBalances.length < 2);
}

async function rollOnce(): Promise<boolean> {
  const problem = unanswered ? undefined : (readTypingProblem() ?? checkTable(table));
  if (problem !== undefined) return fail(problem);
  isRolling = true;
  drawControls();
  unanswered ??= {
    key: newKey(),
    currency: table.currency,
    stake: readStake(table) ?? '',
    direction: table.bet.direction,
    target: writeHundredths(table.bet.target),
  };
  try {
    const { round, balance } = await playRound(unanswered);
    unanswered = undefined;
    settle(round, balance);
    return true;
  } catch (error) {
    const isLost = !(error instanceof PlayError) || error.isLost;
    if (!isLost) unanswered = undefined;
    return fail(isLost ? words.answerLost : (error as Error).message || words.loadFailed);
  } finally {
    isRolling = false;
    drawControls();
  }
}

function settle(round: DiceRound, balance: string): void {
  rounds = [round, ...rounds];
  change(withBalance(table, round.currency, balance));
  changeSeeds({ ...seeds, nonce: round.nonce + 1 });
  drawRound(table, round, true);
  drawHistory(rounds);
  if (isReal && parent !== window)
    parent.postMessage({ type: 'tessera:balance-changed', currency: round.currency }, game.dataset.site ?? '');
}

function fail(message: string): false {
  setText('bet-error', message);
  return false;
}

async function rollMany(): Promise<void> {
  const wanted = Number(byId('rolls', HTMLInputElement).value);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 100) return void fail(words.rollsInvalid);
  const run = { left: wanted };
  autoRun = run;
  // What is disabled cannot keep the focus, and Stop is what is needed next.
  rollButton.focus();
  drawControls();
  while (autoRun === run) {
    const isPlayed = await rollOnce();
    run.left -= 1;
    if (autoRun === run && (!isPlayed || run.left === 0)) autoRun = undefined;
    drawControls();
    if (autoRun === run) await new Promise((done) => setTimeout(done, betweenAutoMs));
  }
}

function press(): void {
  if (game.dataset.state !== 'ready') return;
  if (autoRun) autoRun = undefined;
  else if (isRolling) return;
  else void (isAuto ? rollMany() : rollOnce());
  drawControls();
}

function selectTab(isAutoTab: boolean): void {
  if (autoRun) return;
  isAuto = isAutoTab;
  for (const [id, isSelected] of [
    ['tab-manual', !isAuto],
    ['tab-auto', isAuto],
  ] as const) {
    byId(id).setAttribute('aria-selected', String(isSelected));
    byId(id).tabIndex = isSelected ? 0 : -1;
  }
  byId('bet-fields').setAttribute('aria-labelledby', isAuto ? 'tab-auto' : 'tab-manual');
  byId('rolls-field').hidden = !isAuto;
  drawControls();
}

function wire(): void {
  // Not a form: a frame that may not submit forms would not even tell the script.
  rollButton.addEventListener('click', press);
  game.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    const isInField = event.target instanceof HTMLInputElement;
    // One key is one press, however long it is held: it neither clicks again the button that has the focus, nor the one
    // that a press in a field gives the focus to.
    if (event.repeat || isInField) event.preventDefault();
    if (isInField && !event.repeat) press();
  });
  const hands = { change, redraw };
  setUpField('stake', (text) => takeStake(table, text), hands);
  setUpField('target', (text) => takeTarget(table, text), hands);
  setUpField('multiplier', (text) => takeMultiplier(table, text), hands);
  setUpField('chance', (text) => takeChance(table, text), hands);
  byId('half').addEventListener('click', () => change({ ...table, stake: scaleStake(table.stake, '0.5') }));
  byId('double').addEventListener('click', () => change({ ...table, stake: scaleStake(table.stake, '2') }));
  byId('swap').addEventListener('click', () => change({ ...table, bet: swapSides(table.bet) }));
  byId('coin').addEventListener('change', () => change(withCurrency(table, byId('coin', HTMLSelectElement).value)));
  const slider = byId('slider', HTMLInputElement);
  slider.addEventListener('input', () => {
    const target = Number(slider.value) * 100;
    const winning = table.bet.direction === 'over' ? 10_000 - target : target;
    change({ ...table, bet: withWinningFaces(table.bet, winning) });
  });
  for (const id of ['tab-manual', 'tab-auto']) {
    byId(id).addEventListener('click', () => selectTab(id === 'tab-auto'));
    byId(id).addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      selectTab(!isAuto);
      byId(isAuto ? 'tab-auto' : 'tab-manual').focus();
    });
  }
  byId('reload').addEventListener('click', () => void load());
  setUpFairness(changeSeeds);
}

wire();
void load();
