import { byId, setText } from '../../../browser/dom';
import { createPicks } from '../../page/picks';
import type { Stage, StagePage } from '../../page/stage';
import { startGame } from '../../page/startGame';
import { minesMessages as words } from '../mines.messages';
import { boardSize, type MinesBet, type MinesOutcome, minesRules, readChance, readMultiplier } from '../rules';

const betweenTilesMs = 160;

function createMines({ changed }: StagePage): Stage<MinesBet, MinesOutcome> {
  const change = () => {
    clear();
    changed();
  };
  const readMines = () => Number(byId('mines', HTMLSelectElement).value);
  const picks = createPicks({ most: () => boardSize - readMines(), atOnce: 1, changed: change });
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

  return {
    readBet: () => (picks.picked.length === 0 ? words.pickFirst : readBet()),
    drawBet(isLocked) {
      picks.draw(isLocked);
      setText('rules', describeBet(readBet()));
    },
    clear,
    async showRound({ bet, outcome }, animation) {
      clear();
      picks.suggest(bet.tiles);
      for (const tile of bet.tiles) {
        await animation.pause(betweenTilesMs);
        mark(tile, outcome.mines.includes(tile) ? 'lost' : 'hit');
      }
      await animation.pause(betweenTilesMs);
      for (const tile of outcome.mines) if (!bet.tiles.includes(tile)) mark(tile, 'mine');
    },
  };
}

const describeBet = (bet: MinesBet): string =>
  bet.tiles.length === 0
    ? words.pickFirst
    : words.rules(bet.mines, bet.tiles.length, readMultiplier(bet), readChance(bet));

startGame(minesRules, createMines);
