import { type RuleSet, ruleSettings } from '@tessera/shared-contracts/rules/schema';
import { dataScript, html } from '../../http/html';
import type { Page } from '../../http/page';
import type { GameSession } from '../session';
import { betPanel } from './betPanel';
import { dialogs } from './dialogs';
import { gameMessages as words } from './game.messages';
import type { GamePageParts } from './gameParts';
import { stateElementId } from './stateElement';

interface GamePageOptions {
  readonly session: GameSession;
  readonly siteOrigins: readonly string[];
  /** Whether the provider offers the extension `bets`. */
  readonly hasBets: boolean;
  /** Rules of a place that the provider follows. */
  readonly rules: RuleSet;
  /** The embedded answer to the page's first call; without it the page makes that call. */
  readonly state: unknown;
}

/** The page of a game. Its script fills it in before showing it, so that there are no layout shifts. */
export const gamePage = (
  slug: string,
  parts: GamePageParts,
  { session, siteOrigins, hasBets, rules, state }: GamePageOptions,
): Page => ({
  title: parts.name,
  styles: ['bet.css', 'board.css', 'dialogs.css', 'game.css', `${slug}.css`],
  scripts: [`${slug}.js`],
  framedBy: siteOrigins,
  body: html`
<main class="game ${slug}" id="game" hidden data-site="${new URL(session.returnUrl).origin}" data-state="loading"
  data-play="${parts.words.play}" data-playing="${parts.words.playing}" data-rules="${rules}" ${hasBets ? html`data-bets` : html``}>
  <h1 class="hidden-text">${parts.name}</h1>
  ${betPanel(parts, ruleSettings[rules])}
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
${dialogs(parts.fairness, ruleSettings[rules])}
<noscript><p class="notice">${words.needsScript}</p></noscript>`,
});
