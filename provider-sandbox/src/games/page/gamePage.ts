import { html, type Markup } from '../../http/html';
import type { Page } from '../../http/page';
import type { GameSession } from '../sessions';
import { betPanel } from './betPanel';
import { dialogs } from './dialogs';
import { gameMessages as words } from './game.messages';

/** What a game's page has of its own; all else is the same for every game. */
export interface GamePageParts {
  readonly name: string;
  /** Of the button that plays a round, and of the newest rounds. */
  readonly words: {
    readonly play: string;
    readonly playing: string;
    readonly history: string;
  };
  /** Whether a bet wins one amount or one of several. */
  readonly profit: 'win' | 'largest';
  /** Fields of the bet, in the panel below the stake. Controls come disabled. */
  readonly fields: Markup;
  /** Where the round is seen; has the {@link outcomeLine}. */
  readonly stage: Markup;
  /** What the fairness dialog holds in place of the player's seeds, in a game that has none. */
  readonly fairness?: Markup;
}

/** Where a game's stage says what the last round brought. */
export const outcomeLine = html`<p class="row centre" id="outcome">${words.noRound}</p>`;

/** The page of a game; its script fills it in. @param hasBets whether the provider tells of single bets */
export const gamePage =
  (slug: string, parts: GamePageParts, { hasBets }: { readonly hasBets: boolean }) =>
  (session: GameSession, siteOrigins: readonly string[]): Page => ({
    title: parts.name,
    styles: ['bet.css', 'board.css', 'dialogs.css', 'game.css', `${slug}.css`],
    scripts: [`${slug}.js`],
    framedBy: siteOrigins,
    body: html`
<main class="game ${slug}" id="game" data-site="${new URL(session.returnUrl).origin}" data-state="loading"
  data-play="${parts.words.play}" data-playing="${parts.words.playing}" ${hasBets ? html`data-bets` : html``}>
  <h1 class="hidden-text">${parts.name}</h1>
  ${betPanel(parts)}
  <section class="stage" aria-label="${parts.name}">
    <div class="top">
      <p class="warning">${words.sandbox}</p>
      <a class="exit" href="${session.returnUrl}">${words.exit}</a>
      <ul class="history" id="history" aria-label="${parts.words.history}"></ul>
    </div>
    ${parts.stage}
    <p class="hidden-text" id="spoken" role="status"></p>
  </section>
  <p class="notice" id="load-error" role="alert" hidden><span></span> <button class="button" type="button" id="reload">${words.retry}</button></p>
</main>
${dialogs(parts.fairness)}
<noscript><p class="notice">${words.needsScript}</p></noscript>`,
  });
