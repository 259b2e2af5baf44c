import type { FastifyInstance } from 'fastify';
import { html } from '../http/html';
import { type Page, sendPage } from '../http/page';
import { publicFilesPrefix } from '../paths';
import type { Sandbox } from '../sandbox';
import { gamesMessages } from './games.messages';
import { originals } from './originals';
import { gamePage } from './page/gamePage';
import { readPlayState } from './playState';
import type { GameSession } from './session';
import { asPlayable, findGameSession } from './sessions';

/** Whether a game can be played; the list of games includes this, so that players do not open an unplayable one. */
export const isPlayable = (slug: string): boolean => originals.has(slug);

/** The pages that the site frames, one per game. */
export function registerGamePages(app: FastifyInstance, sandbox: Sandbox): void {
  const { siteOrigins, extensions, rules } = sandbox.config;
  const hasBets = extensions.includes('bets');
  app.get('/play/:slug', async (request, reply) => {
    const { slug } = request.params as { slug: string };
    const token = (request.query as { session?: string }).session ?? '';
    const session = await findGameSession(sandbox, token);
    if (session === undefined || session.game.slug !== slug) return sendPage(reply, overPage(siteOrigins));
    const original = originals.get(slug);
    const playable = asPlayable(session);
    if (original === undefined || playable === undefined) return sendPage(reply, notPlayablePage(session, siteOrigins));
    // In a shared game, rounds are settled at any time: its page asks for its open bet first.
    const state = playable.isShared ? undefined : await readPlayState(sandbox, playable);
    return sendPage(reply, gamePage(slug, original.parts, { session, siteOrigins, hasBets, rules, state }));
  });
}

const overPage = (siteOrigins: readonly string[]): Page => ({
  title: 'Session over',
  status: 404,
  styles: ['not-playable.css'],
  scripts: ['ready.js'],
  framedBy: siteOrigins,
  body: html`
<main class="not-playable">
  <p class="warning">Sandbox: no real money</p>
  <h1>${gamesMessages.sessionOverTitle}</h1>
  <p>${gamesMessages.sessionOver}</p>
</main>`,
});

const notPlayablePage = ({ game, returnUrl }: GameSession, siteOrigins: readonly string[]): Page => ({
  title: game.name,
  styles: ['not-playable.css'],
  scripts: ['ready.js'],
  framedBy: siteOrigins,
  body: html`
<main class="not-playable">
  <img src="${publicFilesPrefix}${game.image === undefined ? 'art/fallback.svg' : `games/${game.image}`}" alt="" width="160" height="200">
  <p class="warning">Sandbox: no real money</p>
  <h1>${gamesMessages.notPlayableTitle(game.name)}</h1>
  <p>${gamesMessages.notPlayable(game.provider)}</p>
  <a class="button primary" href="${returnUrl}">Back to lobby</a>
</main>`,
});
