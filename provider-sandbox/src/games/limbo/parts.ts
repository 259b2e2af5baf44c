import { html } from '../../http/html';
import { type GamePageParts, outcomeLine } from '../page/gameParts';
import { ladderTiles } from './ladder';
import { limboMessages as words } from './limbo.messages';

/** The page of Limbo. */
export const limboParts: GamePageParts = {
  name: 'Limbo',
  words,
  profit: 'win',
  fields: html``,
  stage: html`
<div class="result">
  <p class="big num" id="big" aria-hidden="true">1<span>.00×</span></p>
  ${outcomeLine}
</div>
<div class="ladder-box" aria-hidden="true">
  <div class="ladder" id="ladder">${Array.from({ length: ladderTiles }, () => html`<b></b>`)}</div>
  <div class="marks num"><span>1×</span><span>10×</span><span>100×</span><span>1000×</span></div>
</div>
<div class="numbers two">
  <div class="number"><label for="target">${words.target}</label>
    <span class="row"><input id="target" disabled class="number-input num" inputmode="decimal" autocomplete="off" aria-describedby="target-hint"><span aria-hidden="true">×</span></span></div>
  <div class="number"><label for="chance">${words.chance}</label>
    <span class="row"><input id="chance" disabled class="number-input num" inputmode="decimal" autocomplete="off"><span aria-hidden="true">%</span></span></div>
</div>
<p class="hint num" id="target-hint"></p>`,
};
