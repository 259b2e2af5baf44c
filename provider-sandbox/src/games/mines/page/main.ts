import { byId, setText } from '../../../browser/dom';
import type { Stage, StagePage } from '../../page/stage';
import { startGame } from '../../page/startGame';
import { minesMessages as words } from '../mines.messages';
import { boardSize, type MinesBet, type MinesOutcome, minesRules, readChance, readMultiplier } from '../rules';

const betweenTilesMs = 160;

function createMines({ changed }: StagePage): Stage<MinesBet, MinesOutcome> {
  const picks = new Set<number>();
  const readMines = () => Number(byId('mines', HTMLSelectElement).value);
  const mostPicks = () => boardSize - readMines();
  const readBet = (): MinesBet => ({ mines: readMines(), tiles: [...picks].sort((a, b) => a - b) });
  const change = (work: () => void) => () => {
    work();
    clear();
    changed();
  };
  for (const [index, tile] of tiles().entries()) {
    const toggle = change(() => {
      if (!picks.delete(index + 1) && picks.size < mostPicks()) picks.add(index + 1);
    });
    tile.addEventListener('click', toggle);
  }
  const forgetWhatIsTooMuch = () => {
    for (const pick of [...picks].slice(mostPicks())) picks.delete(pick);
  };
  byId('mines').addEventListener('change', change(forgetWhatIsTooMuch));
  byId('clear').addEventListener(
    'click',
    change(() => picks.clear()),
  );
  byId('random').addEventListener(
    'click',
    change(() => {
      const free = tiles()
        .map((_, index) => index + 1)
        .filter((tile) => !picks.has(tile));
      const pick = free[Math.floor(Math.random() * free.length)];
      if (pick !== undefined && picks.size < mostPicks()) picks.add(pick);
    }),
  );
  return {
    readBet: () => (picks.size === 0 ? words.pickFirst : readBet()),
    drawBet(isLocked) {
      for (const [index, tile] of tiles().entries()) {
        const isPicked = picks.has(index + 1);
        tile.setAttribute('aria-pressed', String(isPicked));
        tile.disabled = isLocked || (picks.size >= mostPicks() && !isPicked);
      }
      const bet = readBet();
      const { mines, tiles: picked } = bet;
      setText(
        'rules',
        picked.length === 0 ? words.pickFirst : words.rules(mines, picked.length, readMultiplier(bet), readChance(bet)),
      );
    },
    clear,
    async showRound({ bet, outcome }, animation) {
      clear();
      if (picks.size === 0) for (const tile of bet.tiles) picks.add(tile);
      for (const tile of bet.tiles) {
        await animation.pause(betweenTilesMs);
        mark(tile, outcome.mines.includes(tile) ? 'lost' : 'hit');
      }
      await animation.pause(betweenTilesMs);
      for (const tile of outcome.mines) if (!bet.tiles.includes(tile)) mark(tile, 'mine');
    },
  };
}

const tiles = () => Array.from(byId('board').querySelectorAll<HTMLButtonElement>('button'));

function mark(number: number, state: keyof typeof words.state): void {
  const tile = tiles()[number - 1];
  tile?.classList.add(state);
  tile?.setAttribute('aria-label', `${words.tile(number)}, ${words.state[state]}`);
}

function clear(): void {
  for (const [index, tile] of tiles().entries()) {
    tile.classList.remove('hit', 'lost', 'mine');
    tile.setAttribute('aria-label', words.tile(index + 1));
  }
}

startGame(minesRules, createMines);
