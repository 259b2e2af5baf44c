import { html } from '../../http/html';
import { textField } from '../page/betPanel';
import { dialog } from '../page/dialogs';
import { type GamePageParts, outcomeLine } from '../page/gameParts';
import { automaticMessages as words } from './automatic.messages';
import { layingOrder, toneOf } from './mosaic';

const { fairness } = words;

/** The page of Automatic. */
export const automaticParts: GamePageParts = {
  name: 'Automatic',
  words,
  profit: 'win',
  fields: html`<div class="pair">${textField('target', words.target)}${textField('chance', words.chance)}</div>
<p class="hint num">${words.targetHint}</p>`,
  stage: html`
<div class="result">
  <p class="phase num" id="phase">${words.connecting}</p>
  <p class="big num" id="big" aria-hidden="true">1<span>.00×</span></p>
  ${outcomeLine}
  <p class="own-bet num" id="own-bet"><span id="own-bet-text" role="status"></span>
    <button class="link" type="button" id="withdraw" hidden>${words.withdraw}</button></p>
</div>
<div class="mosaic" id="mosaic" aria-hidden="true">${layingOrder.map((index) => html`<b class="tone-${toneOf(index)}"></b>`)}</div>
<div class="crowd" id="crowd">
  <section aria-labelledby="bets-title"><h2 class="label num" id="bets-title"></h2><ul class="bets num" id="bets"></ul></section>
  <section aria-labelledby="results-title"><h2 class="label" id="results-title">${words.results}</h2>
    <ul class="results num" id="results"></ul>
    <button class="link" type="button" data-opens="rules">${words.rulesTitle}</button></section>
</div>
<p class="notice lost" id="lost" role="status"></p>
${dialog('rules', words.rulesTitle, html`<ul class="rules">${words.rules.map((rule) => html`<li>${rule}</li>`)}</ul>`)}`,
  fairness: html`
<p>${fairness.intro}</p>
<dl><dt>${fairness.chain}</dt><dd><code translate="no" id="terminal-hash"></code></dd>
  <dt>${fairness.clientSeed}</dt><dd><code translate="no" id="chain-client-seed"></code></dd>
  <dt>${fairness.nonce}</dt><dd class="num" id="round-nonce"></dd>
  <dt>${fairness.hash}</dt><dd><code translate="no" id="round-hash"></code></dd></dl>
<h3>${fairness.rounds}</h3>
<ul class="chain-rounds num" id="chain-rounds"></ul>`,
};
