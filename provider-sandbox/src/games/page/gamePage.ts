import { dataScript, html, type Markup } from '../../http/html';
import type { Page } from '../../http/page';
import type { GameSession } from '../sessions';
import { betPanel } from './betPanel';
import { dialogs } from './dialogs';
import { gameMessages as words } from './game.messages';
import { stateElementId } from './stateElement';

/** The parts of a game's page that differ between games. */
export interface GamePageParts {
  readonly name: string;
  /** Texts of the play button and of the newest rounds. */
  readonly words: {
    readonly play: string;
    readonly playing: string;
    readonly history: string;
  };
  /** Whether a bet can win one amount or one of several. */
  readonly profit: 'win' | 'largest';
  /** Fields of the bet, in the panel below the stake. Controls are initially disabled. */
  readonly fields: Markup;
  /** The area that shows the round; contains the {@link outcomeLine}. */
  readonly stage: Markup;
  /** Content of the fairness dialog for a game without seeds of the player. */
  readonly fairness?: Markup;
}

/** The line of a game's stage that shows the result of the last round. */
export const outcomeLine = html`<p class="row centre" id="outcome">${words.noRound}</p>`;

interface GamePageOptions {
  readonly session: GameSession;
  readonly siteOrigins: readonly string[];
  /** Whether the provider offers the extension `bets`. */
  readonly hasBets: boolean;
  /** The embedded answer to the page's first call; without it the page makes that call. */
  readonly state: unknown;
}

/** The page of a game. Its script fills it in before showing it, so that there are no layout shifts. */
export const gamePage = (
  slug: string,
  parts: GamePageParts,
  { session, siteOrigins, hasBets, state }: GamePageOptions,
): Page => ({
  title: parts.name,
  styles: ['bet.css', 'board.css', 'dialogs.css', 'game.css', `${slug}.css`],
  scripts: [`${slug}.js`],
  framedBy: siteOrigins,
  body: html`
<main class="game ${slug}" id="game" hidden data-site="${new URL(session.returnUrl).origin}" data-state="loading"
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
${state === undefined ? html`` : dataScript(stateElementId, state)}
${dialogs(parts.fairness)}
<noscript><p class="notice">${words.needsScript}</p></noscript>`,
});
