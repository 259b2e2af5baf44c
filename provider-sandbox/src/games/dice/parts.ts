import { html } from '../../http/html';
import { type GamePageParts, outcomeLine } from '../page/gameParts';
import { diceMessages as words } from './dice.messages';

const trackTiles = 50;
const swapIcon = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m17 2 4 4-4 4"/><path d="M3 11v-1a4 4 0 0 1 4-4h14"/><path d="m7 22-4-4 4-4"/><path d="M21 13v1a4 4 0 0 1-4 4H3"/></svg>`;

/** The page of Dice. */
export const diceParts: GamePageParts = {
  name: 'Dice',
  words,
  profit: 'win',
  fields: html``,
  stage: html`
<div class="result">
  <p class="big num" id="big" aria-hidden="true">00<span>.00</span></p>
  ${outcomeLine}
</div>
<div class="track-box" id="track-box">
  <span class="marker num" id="marker" aria-hidden="true" hidden></span>
  <div class="track" id="track" aria-hidden="true">${Array.from({ length: trackTiles }, () => html`<b></b>`)}</div>
  <input type="range" id="slider" disabled min="0" max="100" step="1" aria-label="${words.slider}">
  <div class="ticks num" aria-hidden="true"><span>0</span><span>25</span><span>50</span><span>75</span><span>100</span></div>
</div>
<div class="numbers">
  <div class="number"><label for="multiplier">${words.multiplier}</label>
    <span class="row"><input id="multiplier" disabled class="number-input num" inputmode="decimal" autocomplete="off"><span aria-hidden="true">×</span></span></div>
  <div class="number"><label for="target" id="target-label">${words.target.over}</label>
    <span class="row"><input id="target" disabled class="number-input num" inputmode="decimal" autocomplete="off" aria-describedby="target-hint">
      <button type="button" id="swap" disabled aria-label="${words.swap}">${swapIcon}</button></span></div>
  <div class="number"><label for="chance">${words.chance}</label>
    <span class="row"><input id="chance" disabled class="number-input num" inputmode="decimal" autocomplete="off"><span aria-hidden="true">%</span></span></div>
</div>
<p class="hint num" id="target-hint"></p>`,
};
