import { byId, setText } from '../../../browser/dom';
import { createPicks } from '../../page/picks';
import type { OpenRound } from '../../page/play';
import type { Stage, StagePage } from '../../page/stage';
import { startGame } from '../../page/startGame';
import { minesMessages as words } from '../mines.messages';
import { boardSize, type MinesBet, type MinesOutcome, minesRules, readChance, readMultiplier } from '../rules';

const betweenTilesMs = 160;

function createMines(page: StagePage): Stage<MinesBet, MinesOutcome> {
  const change = () => {
    clear();
    page.changed();
  };
  const random = byId('random', HTMLButtonElement);
  const readMines = () => Number(byId('mines', HTMLSelectElement).value);
  const picks = createPicks({
    most: () => boardSize - readMines(),
    atOnce: 1,
    changed: change,
    press: (tile) => {
      if (page.isStepped()) page.step(tile);
      return page.isStepped();
    },
  });
  const readBet = (): MinesBet => ({ mines: readMines(), tiles: picks.picked });
  byId('mines').addEventListener('change', () => {
    picks.trim();
    change();
  });

  function mark(number: number, state: keyof typeof words.state): void {
    const tile = picks.tiles[number - 1];
    tile?.classList.add(state);
    tile?.setAttribute('aria-label', `${words.tile(number)}, ${words.state[state]}`);
  }

  function clear(): void {
    for (const [index, tile] of picks.tiles.entries()) {
      tile.classList.remove('hit', 'lost', 'mine');
      tile.setAttribute('aria-label', words.tile(index + 1));
    }
  }

  /** Enables all tiles of the open round: one that is already turned over does nothing, but can keep the focus. */
  function drawSteps(): void {
    const open = page.readOpen();
    for (const tile of picks.tiles) {
      tile.removeAttribute('aria-pressed');
      tile.disabled = open === undefined;
    }
    random.disabled = open === undefined;
    byId('clear').hidden = true;
    setText(
      'rules',
      open ? describeOpen(open) : words.first(readMines(), readMultiplier({ mines: readMines(), tiles: [1] })),
    );
  }

  return {
    readBet: () => (picks.picked.length === 0 ? words.pickFirst : readBet()),
    readStart: () => ({ mines: readMines() }),
    drawBet(isLocked) {
      if (page.isStepped()) return drawSteps();
      byId('clear').hidden = false;
      picks.draw(isLocked);
      random.disabled = isLocked;
      setText('rules', describeBet(readBet()));
    },
    ownControls: [...picks.tiles, random],
    clear,
    showOpen(open) {
      byId('mines', HTMLSelectElement).value = String((open.start as { mines: number }).mines);
      if (open.steps.length === 0) clear();
      for (const tile of open.steps) mark(tile, 'hit');
      setText('outcome', '');
      setText('spoken', describeOpen(open));
    },
    async showRound({ bet, outcome }, animation) {
      clear();
      if (!page.isStepped()) picks.suggest(bet.tiles);
      for (const tile of bet.tiles) {
        await animation.pause(betweenTilesMs);
        mark(tile, outcome.mines.includes(tile) ? 'lost' : 'hit');
      }
      await animation.pause(betweenTilesMs);
      for (const tile of outcome.mines) if (!bet.tiles.includes(tile)) mark(tile, 'mine');
    },
  };
}

const describeOpen = ({ start, steps, multiplier, nextMultiplier }: OpenRound): string =>
  steps.length === 0
    ? words.first((start as { mines: number }).mines, nextMultiplier)
    : words.next(multiplier, nextMultiplier);

const describeBet = (bet: MinesBet): string =>
  bet.tiles.length === 0
    ? words.pickFirst
    : words.rules(bet.mines, bet.tiles.length, readMultiplier(bet), readChance(bet));

startGame(minesRules, createMines);
