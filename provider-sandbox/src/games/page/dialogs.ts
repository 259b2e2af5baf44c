import type { RuleSettings } from '@tessera/shared-contracts/rules/schema';
import { html, type Markup } from '../../http/html';
import { checkbox } from './betPanel';
import { gameMessages as words } from './game.messages';

const { fairness, settings, rounds } = words;

/** A dialog of a game's page, with its title and a button that closes it. */
export const dialog = (id: string, title: string, body: Markup) => html`
<dialog id="${id}" aria-labelledby="${id}-title">
  <div class="dialog-head"><h2 id="${id}-title">${title}</h2>
    <button class="button" type="button" data-closes="${id}">${words.tools.close}</button></div>
  <div class="dialog-body" id="${id}-body">${body}</div>
</dialog>`;

const seeds = html`
<p>${fairness.intro}</p>
<dl><dt>${fairness.serverSeedHash}</dt><dd><code translate="no" id="seed-hash"></code></dd>
  <dt>${fairness.nonce}</dt><dd class="num" id="nonce"></dd>
  <dt>${fairness.nextServerSeedHash}</dt><dd><code translate="no" id="next-seed-hash"></code></dd></dl>
<div class="field"><label for="client-seed">${fairness.clientSeed}</label>
  <input id="client-seed" class="mono" autocomplete="off" spellcheck="false" aria-describedby="client-seed-hint seeds-error">
  <span class="quiet" id="client-seed-hint">${fairness.clientSeedHint}</span></div>
<p class="error" id="seeds-error" role="alert"></p>
<button class="button wide" type="button" id="rotate">${fairness.rotate}</button>
<p id="seeds-checked" role="status"></p>
<h3>${fairness.all}</h3>
<div class="entries" id="seed-pairs"></div>
<button class="button" type="button" id="more-pairs" hidden>${fairness.more}</button>`;

/** The dialogs of every game. @param ownFairness content of the fairness dialog for a game without seeds of the player */
export const dialogs = (ownFairness: Markup = seeds, { hasTurbo }: Pick<RuleSettings, 'hasTurbo'>) => html`
${dialog('fairness', fairness.title, ownFairness)}
${dialog('rounds-dialog', rounds.title, html`<div class="entries" id="rounds-list"></div>`)}
${dialog(
  'settings',
  words.tools.settings,
  html`
${checkbox('hotkeys', settings.hotkeys)}<p class="quiet">${settings.hotkeysHint}</p>
${checkbox('sound', settings.sound)}
${hasTurbo ? checkbox('skip', settings.skip) : html``}`,
)}`;
