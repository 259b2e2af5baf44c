import { byId, element, setText } from '../../../browser/dom';
import { sayReady } from '../../../browser/ready';
import { diceMessages as words } from '../dice.messages';
import type { DiceRound } from '../rounds';
import { writeHundredths } from '../rules';
import { drawHistory, drawRound, drawSeeds, drawTable } from './draw';
import { wireFairness } from './fairnessDialog';
import { forgetTyping, readTypingProblem, wireField } from './fields';
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
const betweenAutoMs = 700;

let table: Table;
let seeds: Seeds;
let rounds: readonly DiceRound[] = [];
let isReal = false;
let isRolling = false;
let isAuto = false;
let autoLeft = 0;
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
  // Nothing can be typed before the table is there to take it.
  for (const control of game.querySelectorAll(':disabled')) control.removeAttribute('disabled');
  byId('load-error').hidden = true;
  byId('coin').replaceChildren(...state.purses.map(({ currency }) => element('option', { value: currency }, currency)));
  byId('coin', HTMLSelectElement).value = state.currency;
  byId('coin', HTMLSelectElement).disabled = state.purses.length < 2;
  changeSeeds(state.seeds);
  change(openTable(state));
  drawHistory(rounds);
  const [last] = rounds;
  if (last) drawRound(table, last, false);
  else setText('outcome', words.noRoll);
  drawButton();
}

function drawButton(): void {
  const idle = isAuto ? words.startAuto : words.roll;
  rollButton.textContent = autoLeft > 0 ? words.stopAuto(autoLeft) : isRolling ? words.rolling : idle;
  rollButton.setAttribute('aria-disabled', String(game.dataset.state !== 'ready' || (isRolling && autoLeft === 0)));
}

async function rollOnce(): Promise<boolean> {
  const problem = unanswered ? undefined : (readTypingProblem() ?? checkTable(table));
  if (problem !== undefined) return fail(problem);
  isRolling = true;
  drawButton();
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
    drawButton();
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
  autoLeft = wanted;
  while (autoLeft > 0) {
    const isPlayed = await rollOnce();
    autoLeft = isPlayed ? Math.max(0, autoLeft - 1) : 0;
    drawButton();
    if (autoLeft > 0) await new Promise((done) => setTimeout(done, betweenAutoMs));
  }
}

function press(): void {
  if (game.dataset.state !== 'ready') return;
  if (autoLeft > 0) autoLeft = 0;
  else if (isRolling) return;
  else void (isAuto ? rollMany() : rollOnce());
  drawButton();
}

function selectTab(isAutoTab: boolean): void {
  if (autoLeft > 0) return;
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
  drawButton();
}

function wire(): void {
  // Not a form: a frame that may not submit forms would not even tell the script.
  rollButton.addEventListener('click', press);
  game.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) press();
  });
  const hands = { change, redraw };
  wireField('stake', (text) => (readStake({ stake: text }) === undefined ? undefined : takeStake(table, text)), hands);
  wireField('target', (text) => takeTarget(table, text), hands);
  wireField('multiplier', (text) => takeMultiplier(table, text), hands);
  wireField('chance', (text) => takeChance(table, text), hands);
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
  wireFairness(changeSeeds);
}

wire();
void load();
