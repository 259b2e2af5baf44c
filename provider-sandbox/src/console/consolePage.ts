import type { FastifyInstance } from 'fastify';
import { html } from '../http/html';
import { sendPage } from '../http/page';
import { sandboxPage } from '../http/sandboxPage';
import { demoPlayer } from '../seed';
import { coins, confirmationsNeeded, movements } from '../wallet';

/** The page for controlling the sandbox by hand; its script uses the same calls as tests. */
export function registerConsole(app: FastifyInstance): void {
  app.get('/console', async (_request, reply) =>
    sendPage(
      reply,
      sandboxPage(app, '/console', {
        title: 'Console',
        styles: ['console.css'],
        scripts: ['console.js'],
        intro:
          'Send test deposits, decide on withdrawals, pause coins, mine blocks, make calls fail, and read a player’s books.',
        body: html`<p id="said" role="status" class="said"></p>
<div class="panels">${playerPanel}${depositPanel}${withdrawalPanel}${reviewPanel}${pausePanel}${blocksPanel}${faultsPanel}</div>
${ledgerPanel}`,
      }),
    ),
  );
}

const playerPanel = html`
<section class="panel" aria-labelledby="player-title"><h2 id="player-title">Player</h2>
  <form id="player"><div class="field"><label for="email">Email</label>
    <input id="email" type="email" required value="${demoPlayer.email}" autocomplete="off"></div>
    <button class="button" type="submit">Find player</button></form>
  <p>Player ID: <code translate="no" id="user-id">none chosen</code></p></section>`;

const coinOptions = coins.map(
  ({ symbol, name, network, networkCode }) =>
    html`<option value="${symbol}/${networkCode}">${symbol} ${name} (${network})</option>`,
);

const depositPanel = html`
<section class="panel" aria-labelledby="deposit-title"><h2 id="deposit-title">Test deposit</h2>
  <form id="deposit">
    <div class="field"><label for="coin">Coin</label><select id="coin">${coinOptions}</select></div>
    <div class="field"><label for="amount">Amount</label><input id="amount" required inputmode="decimal" value="0.1" autocomplete="off"></div>
    <div class="field"><label for="sent-over">Sent over another network (not credited)</label><input id="sent-over" maxlength="40" autocomplete="off"></div>
    <button class="button primary" type="submit">Send deposit</button></form>
  <p class="quiet">It is credited after ${confirmationsNeeded} confirmations.</p></section>`;

const withdrawalPanel = html`
<section class="panel" aria-labelledby="withdrawal-title"><h2 id="withdrawal-title">Withdrawal</h2>
  <form id="withdrawal"><div class="field"><label for="fate">The player’s newest one under way</label>
    <select id="fate"><option value="failed">fails</option><option value="refunded">is refunded</option></select></div>
    <button class="button" type="submit">End withdrawal</button></form>
  <p class="quiet">Either way the player has the money back.</p></section>`;

const reviewPanel = html`
<section class="panel" aria-labelledby="review-title"><h2 id="review-title">Review</h2>
  <form id="review"><div class="field"><label for="decision">The player’s newest large withdrawal</label>
    <select id="decision"><option>approved</option><option>refused</option></select></div>
    <div class="field"><label for="review-reason">Reason of a refusal</label><input id="review-reason" autocomplete="off"></div>
    <button class="button" type="submit">Decide</button></form></section>`;

const pausePanel = html`
<section class="panel" aria-labelledby="pause-title"><h2 id="pause-title">Pauses</h2>
  <form id="pause"><div class="field"><label for="pause-coin">Coin</label><select id="pause-coin">${coinOptions}</select></div>
    <div class="field"><label for="movement">What is paused</label>
      <select id="movement">${movements.map((movement) => html`<option value="${movement}">${movement}s</option>`)}</select></div>
    <div class="field"><label for="pause-reason">Reason (empty to go on)</label><input id="pause-reason" autocomplete="off"></div>
    <button class="button" type="submit">Set pause</button></form>
  <ul id="pause-list" class="lines"></ul></section>`;

const blocksPanel = html`
<section class="panel" aria-labelledby="blocks-title"><h2 id="blocks-title">Blocks</h2>
  <p>Height: <strong class="num" id="height">…</strong></p>
  <form id="blocks"><div class="field"><label for="count">How many</label>
    <input id="count" type="number" min="1" max="100" required value="1"></div>
    <button class="button" type="submit">Mine blocks</button></form></section>`;

const faultsPanel = html`
<section class="panel wide" aria-labelledby="faults-title"><h2 id="faults-title">Faults</h2>
  <form id="fault">
    <div class="pair"><div class="field"><label for="method">Method</label>
      <select id="method"><option value="*">any</option><option>GET</option><option>POST</option></select></div>
    <div class="field"><label for="path">Path (* for anything)</label><input id="path" required value="/wallet-service/*" autocomplete="off"></div></div>
    <div class="pair"><div class="field"><label for="kind">What happens</label>
      <select id="kind"><option value="status">Answer with a status</option><option value="delay">Answer late</option>
        <option value="before">Drop before the work</option><option value="after">Drop after the work</option></select></div>
    <div class="field"><label for="value">Status or milliseconds</label><input id="value" inputmode="numeric" value="500" autocomplete="off"></div></div>
    <div class="pair"><div class="field"><label for="message">Message (empty for none)</label><input id="message" autocomplete="off"></div>
    <div class="field"><label for="times">Times (empty for always)</label><input id="times" inputmode="numeric" autocomplete="off"></div></div>
    <button class="button" type="submit">Add fault</button></form>
  <ul id="fault-list" class="lines"></ul>
  <button class="button" type="button" id="clear-faults">Clear all faults</button></section>`;

const ledgerPanel = html`
<section aria-labelledby="ledger-title"><h2 id="ledger-title">Ledger</h2>
  <p id="sums" class="num">Find a player to read the books.</p>
  <div class="scroll" role="region" aria-label="Entries" tabindex="0"><table>
    <thead><tr><th scope="col">Time</th><th scope="col">Kind</th><th scope="col">Reference</th><th scope="col" class="right">Amount</th></tr></thead>
    <tbody id="entries"></tbody></table></div></section>`;
