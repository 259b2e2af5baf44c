import { keno } from '@tessera/shared-contracts/originals';
import { html } from '../../http/html';
import { selectField } from '../page/betPanel';
import { type GamePageParts, outcomeLine } from '../page/gameParts';
import { kenoMessages as words } from './keno.messages';

/** The page of Keno. */
export const kenoParts: GamePageParts = {
  name: 'Keno',
  words,
  profit: 'largest',
  fields: html`
${selectField('risk', words.risk, Object.entries(words.risks), 'classic')}
<div class="pair"><button class="button" type="button" id="random" disabled>${words.random}</button>
  <button class="button" type="button" id="clear" disabled>${words.clear}</button></div>`,
  stage: html`
<fieldset class="board keno-board" id="board"><legend class="hidden-text">${words.board}</legend>
  ${Array.from({ length: keno.numbers }, (_, index) => html`<button type="button" class="tile num" disabled aria-pressed="false" data-number="${index + 1}">${index + 1}</button>`)}
</fieldset>
${outcomeLine}
<ol class="payouts num" id="payouts" aria-label="${words.payouts}"></ol>`,
};
