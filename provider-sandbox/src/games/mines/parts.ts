import { html } from '../../http/html';
import { selectField } from '../page/betPanel';
import { type GamePageParts, outcomeLine } from '../page/gameParts';
import { minesMessages as words } from './mines.messages';
import { boardSize, mostMines } from './rules';

const mineCounts = Array.from({ length: mostMines }, (_, index) => String(index + 1));

/** The page of Mines. */
export const minesParts: GamePageParts = {
  name: 'Mines',
  words,
  profit: 'win',
  fields: html`
${selectField(
  'mines',
  words.mines,
  mineCounts.map((count) => [count, count] as const),
  '3',
)}
<div class="pair"><button class="button" type="button" id="random" disabled>${words.random}</button>
  <button class="button" type="button" id="clear" disabled>${words.clear}</button></div>`,
  stage: html`
<fieldset class="board mines-board" id="board"><legend class="hidden-text">${words.board}</legend>
  ${Array.from({ length: boardSize }, (_, index) => html`<button type="button" class="tile" disabled aria-pressed="false" aria-label="${words.tile(index + 1)}"></button>`)}
</fieldset>
${outcomeLine}
<p class="rules num" id="rules"></p>`,
};
