import { html } from '../../http/html';
import type { Page } from '../../http/page';
import type { GameSession } from '../sessions';
import { diceMessages as words } from './dice.messages';

const trackTiles = 50;
const swapIcon = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m17 2 4 4-4 4"/><path d="M3 11v-1a4 4 0 0 1 4-4h14"/><path d="m7 22-4-4 4-4"/><path d="M21 13v1a4 4 0 0 1-4 4H3"/></svg>`;

/** The page of Dice; its script fills it in. */
export const dicePage = (session: GameSession, siteOrigins: readonly string[]): Page => ({
  title: 'Dice',
  styles: ['dice.css'],
  scripts: ['dice.js'],
  framedBy: siteOrigins,
  body: html`
<main class="dice" id="game" data-site="${new URL(session.returnUrl).origin}" data-state="loading">
  <h1 class="hidden-text">Dice</h1>
  ${betPanel}
  ${stage(session)}
  <p class="notice" id="load-error" role="alert" hidden><span></span> <button class="button" type="button" id="reload">${words.retry}</button></p>
</main>
${fairnessDialog}
<noscript><p class="notice">Dice needs JavaScript.</p></noscript>`,
});

const betPanel = html`
<section class="bet" id="bet" aria-label="Your bet">
  <div class="tabs" role="tablist" aria-label="How to roll">
    <button type="button" role="tab" id="tab-manual" aria-selected="true" aria-controls="bet-fields">${words.manual}</button>
    <button type="button" role="tab" id="tab-auto" aria-selected="false" aria-controls="bet-fields" tabindex="-1">${words.auto}</button>
  </div>
  <div class="fields" id="bet-fields" role="tabpanel" aria-labelledby="tab-manual">
    <div class="field stake">
      <label for="stake">${words.stake}</label>
      <span class="quiet num" id="stake-usd"></span>
      <div class="money stake-money">
        <input id="stake" disabled class="stake-input num" inputmode="decimal" autocomplete="off" aria-describedby="balance bet-error">
        <span class="coin"><img id="coin-picture" alt="" width="20" height="20"><span class="num" id="coin-name"></span>
          <select id="coin" disabled aria-label="${words.coin}"></select></span>
        <button type="button" id="half" disabled aria-label="${words.half}">½</button>
        <button type="button" id="double" disabled aria-label="${words.double}">2×</button>
      </div>
      <p class="quiet num" id="balance"></p>
    </div>
    <div class="field" id="rolls-field" hidden>
      <label for="rolls">${words.rolls}</label>
      <input id="rolls" disabled class="num" inputmode="numeric" autocomplete="off" value="10" aria-describedby="bet-error">
    </div>
    <div class="field profit">
      <span class="label" id="profit-label">${words.profit}</span>
      <output class="money fixed num" id="profit" aria-labelledby="profit-label"></output>
    </div>
    <p class="error" id="bet-error" role="alert"></p>
    <button class="button primary wide" id="roll" type="button" disabled>${words.roll}</button>
  </div>
  <div class="fair">
    <span class="quiet">${words.seedHash}</span>
    <span class="print" id="seed-print" aria-hidden="true"></span>
    <span class="row"><code id="seed-short"></code>
      <button class="link" type="button" id="open-fairness">${words.fairness}</button></span>
  </div>
</section>`;

const stage = (session: GameSession) => html`
<section class="stage" aria-label="Roll">
  <div class="top">
    <p class="warning">${words.sandbox}</p>
    <a class="exit" href="${session.returnUrl}">${words.exit}</a>
    <ul class="history" id="history" aria-label="${words.history}"></ul>
  </div>
  <div class="result">
    <p class="big num" id="big" aria-hidden="true">00<span>.00</span></p>
    <p class="row centre" id="outcome"></p>
    <p class="hidden-text" id="spoken" role="status"></p>
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
  <p class="hint num" id="target-hint"></p>
</section>`;

const fairnessDialog = html`
<dialog id="fairness" aria-labelledby="fairness-title">
  <div class="dialog-head"><h2 id="fairness-title">${words.dialog.title}</h2>
    <button class="button" type="button" id="close-fairness">${words.dialog.close}</button></div>
  <div class="dialog-body" id="seeds">
    <p>${words.dialog.intro}</p>
    <p>${words.dialog.edge}</p>
    <dl><dt>${words.dialog.serverSeedHash}</dt><dd><code id="seed-hash"></code></dd>
      <dt>${words.dialog.nonce}</dt><dd class="num" id="nonce"></dd></dl>
    <div class="field"><label for="client-seed">${words.dialog.clientSeed}</label>
      <input id="client-seed" class="mono" autocomplete="off" spellcheck="false" aria-describedby="seeds-error"></div>
    <p class="error" id="seeds-error" role="alert"></p>
    <button class="button wide" type="button" id="rotate">${words.dialog.rotate}</button>
    <div id="revealed" role="status"></div>
  </div>
</dialog>`;
