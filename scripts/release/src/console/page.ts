import { html, type Markup } from '@tessera/tooling/html';
import { healthSection } from './healthSection';
import { historySection, refusalsSection } from './historySections';
import { packagesSection } from './packagesSection';
import { dateText } from './parts';
import { releasesSection, rolesTable } from './releasesSections';
import type { SiteView } from './siteView';
import { headlineOf } from './status';

/** Seconds after which a page that is asked to do so reads the site again. */
export const refreshSeconds = 60;

const sections: readonly (readonly [title: string, content: (view: SiteView) => Markup])[] = [
  ['Health', healthSection],
  ['Releases', releasesSection],
  ['Shared packages', packagesSection],
  ['Refusals', refusalsSection],
  ['History', historySection],
];

const document = (title: string, body: Markup) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Tessera</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/console.css">
</head>
<body>
${body}
</body>
</html>
`;

/** The page of a site: its status and what players get, and the rest to unfold. */
export function consolePage(view: SiteView, isRefreshing: boolean): Markup {
  const { where, origin, registry, at, apps, notes } = view;
  const { kind, words } = headlineOf(apps, notes);
  return document(
    words,
    html`<main class="content">
<h1 class="${kind}">${words}</h1>
<p><code>${where}</code>${origin === '' ? '' : html`, shown at <a href="${origin}" rel="noreferrer">${origin}</a>`}, revision ${registry.revision}${registry.revision > 0 ? html` of ${dateText(registry.change.at)}` : ''}, read at ${dateText(at.toISOString())} UTC.
<a href="/${isRefreshing ? '?refresh' : ''}">Read again</a> <a href="/${isRefreshing ? '' : '?refresh'}">${
      isRefreshing ? 'Stop reading again every minute' : 'Read again every minute'
    }</a></p>
${notes.length === 0 ? '' : html`<ul class="lines unknown">${notes.map((note) => html`<li>${note}</li>`)}</ul>`}
${rolesTable(view)}
${sections.map(([title, content]) => html`<details class="part"><summary><h2>${title}</h2></summary>${content(view)}</details>`)}
</main>`,
  );
}

/** The page in place of a site that cannot be read. */
export const problemPage = (reason: string): Markup =>
  document(
    'The site cannot be read',
    html`<main class="content"><h1>The site cannot be read</h1><p>${reason}</p><p><a href="/">Read again</a></p></main>`,
  );
