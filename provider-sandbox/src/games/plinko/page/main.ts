import type { PlinkoRisk, PlinkoRows } from '@tessera/shared-contracts/originals';
import { byId, element } from '../../../browser/dom';
import type { Stage, StagePage } from '../../page/stage';
import { startGame } from '../../page/startGame';
import { type PlinkoBet, type PlinkoOutcome, plinkoRules, pocketsOf, rightsOf } from '../rules';

const betweenRowsMs = 110;

function createPlinko({ changed }: StagePage): Stage<PlinkoBet, PlinkoOutcome> {
  const readBet = (): PlinkoBet => ({
    rows: Number(byId('rows', HTMLSelectElement).value) as PlinkoRows,
    risk: byId('risk', HTMLSelectElement).value as PlinkoRisk,
  });
  for (const id of ['rows', 'risk']) byId(id).addEventListener('change', changed);
  return {
    readBet,
    drawBet: () => drawBoard(readBet()),
    clear,
    async showRound({ bet, outcome }, animation) {
      drawBoard(bet);
      clear();
      const ball = element('i', { class: 'ball' });
      byId('pins').append(ball);
      for (let row = 0; row <= bet.rows; row += 1) {
        place(ball, bet.rows, { row, right: rightsOf({ path: outcome.path.slice(0, row) }) });
        await animation.pause(betweenRowsMs);
      }
      byId('pockets').children[rightsOf(outcome)]?.classList.add('reached');
    },
  };
}

/** Positions a pin or the ball: `right` steps from the left of its row, which is centred over the pockets. */
function place(piece: HTMLElement, rows: number, { row, right, below = 0 }: Place): void {
  piece.style.left = `${((right + 0.5 + (rows - row) / 2) / (rows + 1)) * 100}%`;
  piece.style.top = `${((row + 0.25 + below) / (rows + 0.5)) * 100}%`;
}

interface Place {
  readonly row: number;
  readonly right: number;
  /** In rows: a pin is a little below the ball that hits it. */
  readonly below?: number;
}

function drawBoard(bet: PlinkoBet): void {
  const pins = byId('pins');
  const key = `${bet.rows} ${bet.risk}`;
  if (pins.dataset.of === key) return;
  pins.dataset.of = key;
  pins.dataset.rows = String(bet.rows);
  const made: HTMLElement[] = [];
  for (let row = 0; row < bet.rows; row += 1) {
    for (let right = 0; right <= row; right += 1) {
      const pin = element('b', {});
      place(pin, bet.rows, { row, right, below: 0.4 });
      made.push(pin);
    }
  }
  pins.replaceChildren(...made);
  byId('pockets').replaceChildren(
    ...pocketsOf(bet).map((multiplier) =>
      element('li', { class: Number(multiplier) > 1 ? 'more' : '' }, `${multiplier}×`),
    ),
  );
}

function clear(): void {
  byId('pins').querySelector('.ball')?.remove();
  for (const pocket of byId('pockets').children) pocket.classList.remove('reached');
}

startGame(plinkoRules, createPlinko);
