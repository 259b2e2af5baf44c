import { byId, element, setText } from '../../../browser/dom';
import { kindOf } from '../../page/autoPlay';
import { setField, setUpField } from '../../page/fields';
import type { Stage, StagePage } from '../../page/stage';
import { startGame } from '../../page/startGame';
import { diceMessages as words } from '../dice.messages';
import {
  type DiceBet,
  type DiceOutcome,
  diceRules,
  faces,
  isWinningRoll,
  readChance,
  readMultiplier,
  writeHundredths,
} from '../rules';
import { swapSides, takeChance, takeMultiplier, takeTarget, withWinningFaces } from './bets';

function createDice({ changed }: StagePage): Stage<DiceBet, DiceOutcome> {
  let bet: DiceBet = { direction: 'over', target: 5_000 };
  const change = (next: DiceBet) => {
    bet = next;
    changed();
  };
  for (const [id, takeText] of [
    ['target', takeTarget],
    ['multiplier', takeMultiplier],
    ['chance', takeChance],
  ] as const) {
    const take = (text: string) => {
      const next = takeText(bet, text);
      if (next !== undefined) change(next);
      return next !== undefined;
    };
    setUpField(id, { take, problem: words.targetInvalid, redraw: changed });
  }
  const slider = byId('slider', HTMLInputElement);
  slider.addEventListener('input', () => {
    const target = Number(slider.value) * 100;
    change(withWinningFaces(bet, bet.direction === 'over' ? faces - target : target));
  });
  byId('swap').addEventListener('click', () => change(swapSides(bet)));
  return {
    readBet: () => bet,
    drawBet: () => drawBet(bet),
    showRound({ outcome: { roll }, stake, payout }) {
      drawRoll(writeHundredths(roll), kindOf({ stake, payout }) === 'win');
    },
  };
}

function drawBet(bet: DiceBet): void {
  const target = writeHundredths(bet.target);
  setField('target', target);
  setField('multiplier', readMultiplier(bet));
  setField('chance', readChance(bet));
  setText('target-label', words.target[bet.direction]);
  const edge = bet.direction === 'over' ? bet.target : bet.target - 1;
  setText('target-hint', words.targetHint[bet.direction](writeHundredths(edge)));
  const slider = byId('slider', HTMLInputElement);
  slider.value = String(bet.target / 100);
  slider.setAttribute('aria-valuetext', `${words.target[bet.direction]} ${target}`);
  const tiles = Array.from(byId('track').children);
  tiles.forEach((tile, index) => {
    tile.className = isWinningRoll(bet, ((index + 0.5) / tiles.length) * faces) ? 'win' : 'loss';
  });
}

/** Shows the number and its mark on the track. */
function drawRoll(roll: string, isWin: boolean): void {
  const [whole = '', fraction = ''] = roll.split('.');
  const big = byId('big');
  big.className = `big num ${isWin ? 'win' : 'loss'}`;
  big.replaceChildren(whole, element('span', {}, `.${fraction}`));
  const marker = byId('marker');
  marker.hidden = false;
  marker.textContent = roll;
  byId('track-box').dataset.rolled = '';
  byId('track-box').style.setProperty('--roll', roll);
  marker.classList.remove('set');
  // Reading a size forces a reflow without the class, so that the animation of a winning tile restarts.
  void marker.offsetWidth;
  marker.classList.toggle('set', isWin);
}

startGame(diceRules, createDice);
