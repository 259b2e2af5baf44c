import type { RuleSettings } from '@tessera/shared-contracts/rules/schema';
import { html } from '../../http/html';
import { gameMessages as words } from './game.messages';
import type { GamePageParts } from './gameParts';

const { autoFields: auto, session, tools } = words;

/** A labelled field, disabled until the balances are loaded. */
export const textField = (
  id: string,
  label: string,
  { hint, mode = 'decimal' }: { hint?: string; mode?: string } = {},
) => html`
<div class="field"><label for="${id}">${label}</label>
  <input id="${id}" disabled class="num" inputmode="${mode}" autocomplete="off" aria-describedby="${hint === undefined ? '' : `${id}-hint `}bet-error">
  ${hint === undefined ? '' : html`<span class="quiet" id="${id}-hint">${hint}</span>`}</div>`;

/** A select with options by value and label. */
export const selectField = (
  id: string,
  label: string,
  options: readonly (readonly [string, string])[],
  chosen: string,
) => html`
<div class="field"><label for="${id}">${label}</label>
  <select id="${id}" disabled>${options.map(([value, text]) => html`<option value="${value}"${value === chosen ? html` selected` : ''}>${text}</option>`)}</select></div>`;

/** A checkbox. */
export const checkbox = (id: string, label: string, isDisabled = false) => html`
<label class="check"><input type="checkbox" id="${id}"${isDisabled ? html` disabled` : ''}>${label}</label>`;

const stake = html`
<div class="field stake">
  <label for="stake">${words.stake}</label>
  <span class="quiet num" id="stake-usd"></span>
  <div class="money stake-money">
    <input id="stake" disabled class="stake-input num" inputmode="decimal" autocomplete="off" aria-describedby="balance limits bet-error">
    <span class="coin"><img id="coin-picture" alt="" width="20" height="20"><span class="num" id="coin-name" translate="no"></span>
      <select id="coin" translate="no" disabled aria-label="${words.coin}"></select></span>
    <span class="stake-buttons">${(['half', 'double', 'max'] as const).map(
      (id) =>
        html`<button type="button" id="${id}" disabled aria-label="${words[id].label}">${words[id].text}</button>`,
    )}</span>
  </div>
  <p class="quiet num" id="balance"></p>
  <p class="quiet num" id="limits"></p>
</div>
<p class="row" id="empty" hidden><span id="empty-text"></span></p>`;

const tabs = html`
  <div class="tabs" role="tablist" aria-label="${words.how}">
    <button type="button" role="tab" id="tab-manual" aria-selected="true" aria-controls="bet-fields">${words.manual}</button>
    <button type="button" role="tab" id="tab-auto" aria-selected="false" aria-controls="bet-fields" tabindex="-1">${words.auto}</button>
  </div>`;

const autoFields = html`
<div class="fields" id="auto-fields" hidden>
  ${textField('rounds', auto.rounds, { hint: auto.roundsHint, mode: 'numeric' })}
  <div class="pair">${textField('on-win', auto.onWin, { hint: auto.stepHint })}${textField('on-loss', auto.onLoss, { hint: auto.stepHint })}</div>
  <div class="pair">${textField('stop-profit', auto.profit)}${textField('stop-loss', auto.loss)}</div>
  <div class="pair">${checkbox('stop-on-win', auto.stopOnWin, true)}${checkbox('stop-on-loss', auto.stopOnLoss, true)}</div>
</div>`;

const sessionStats = html`
<section class="session" aria-labelledby="session-title">
  <h2 class="label" id="session-title">${session.title}</h2>
  <svg class="chart" id="chart" viewBox="0 0 280 56" preserveAspectRatio="none" role="img">
    <line class="zero" id="chart-zero" x1="0" x2="280" y1="28" y2="28"/><polyline id="chart-line" points=""/></svg>
  <dl class="figures num">
    <div><dt>${session.net}</dt><dd id="session-net"></dd></div>
    <div><dt>${session.wagered}</dt><dd id="session-wagered"></dd></div>
    <div><dt>${session.record}</dt><dd id="session-record"></dd></div>
  </dl>
</section>`;

/** The bet panel: the fields that every game has, and the game's own; without auto play where the rules forbid it. */
export const betPanel = (
  { fields, profit, words: own }: GamePageParts,
  { hasAutoPlay, minimumRoundSeconds: seconds }: RuleSettings,
) => html`
<section class="bet" id="bet" aria-label="${words.bet}">
  ${hasAutoPlay ? tabs : html``}
  <div class="fields" id="bet-fields"${hasAutoPlay ? html` role="tabpanel" aria-labelledby="tab-manual"` : html``}>
    ${stake}
    ${fields}
    ${hasAutoPlay ? autoFields : html``}
    <div class="field profit">
      <span class="label" id="profit-label">${words.profit[profit]}</span>
      <output class="money fixed num" id="profit" aria-labelledby="profit-label"></output>
    </div>
    <p class="error" id="bet-error" role="alert"></p>
    <p class="quiet" id="auto-note" role="status"></p>
    ${seconds === 0 ? html`` : html`<p class="quiet" id="pace">${words.pace(seconds)}</p>`}
    <div class="act"><button class="button primary wide" id="play" type="button" disabled>${own.play}</button></div>
  </div>
  ${sessionStats}
  <div class="tools">
    ${(['fairness', 'rounds-dialog', 'settings'] as const).map(
      (id) =>
        html`<button class="link" type="button" data-opens="${id}">${id === 'rounds-dialog' ? tools.history : tools[id]}</button>`,
    )}
    <span class="print" id="seed-print" aria-hidden="true"></span>
  </div>
</section>`;
