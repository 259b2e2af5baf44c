import type { FastifyInstance } from 'fastify';
import { publicFilesPrefix } from '../paths';
import { html, type Markup } from './html';
import type { Page } from './page';

const links = [
  ['/mailbox', 'Mailbox'],
  ['/console', 'Console'],
  ['/docs', 'API'],
] as const;

/** A page of the sandbox itself, with a banner that says what this is and links to the pages that `app` has. */
export const sandboxPage = (
  app: FastifyInstance,
  path: string,
  page: Omit<Page, 'body'> & { readonly intro: string; readonly body: Markup },
): Page => ({
  ...page,
  body: html`
<header class="banner">
  <a class="mark" href="/"><img src="${publicFilesPrefix}art/logo-mark.svg" alt="" width="28" height="28">Provider sandbox</a>
  <nav aria-label="Sandbox">${links
    .filter(([url]) => app.hasRoute({ method: 'GET', url }))
    .map(
      ([href, label]) => html`<a href="${href}"${href === path ? html` aria-current="page"` : ''}>${label}</a>`,
    )}</nav>
  <p class="warning">Sandbox: no real money, no real coins, no real mail.</p>
</header>
<main class="content">
  <div><h1>${page.title}</h1><p>${page.intro}</p></div>
  ${page.body}
</main>`,
});
