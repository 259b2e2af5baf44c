import { html, type Markup } from '@tessera/tooling/html';
import { healthSection } from './healthSection';
import { historySection, refusalsSection } from './historySections';
import { packagesSection } from './packagesSection';
import { dateText } from './parts';
import { releasesSection, rolesTable } from './releasesSections';
import type { SiteView } from './siteView';

/** Seconds after which a page that is asked to do so reads the site again. */
export const refreshSeconds = 60;

const sections: readonly (readonly [id: string, title: string, content: (view: SiteView) => Markup])[] = [
  ['players', 'Players', rolesTable],
  ['health', 'Health', healthSection],
  ['releases', 'Releases', releasesSection],
  ['packages', 'Shared packages', packagesSection],
  ['refusals', 'Refusals', refusalsSection],
  ['history', 'History', historySection],
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

/** The page of a site. */
export function consolePage(view: SiteView, isRefreshing: boolean): Markup {
  const { where, origin, registry, at, notes } = view;
  return document(
    'Console',
    html`<a class="skip" href="#players">To the content</a>
<header class="banner"><p class="mark">Tessera</p>
<nav aria-label="Sections">${sections.map(([id, title]) => html`<a href="#${id}">${title}</a>`)}</nav></header>
<main class="content">
<div><h1>Console</h1>
<p><code>${where}</code>${origin === '' ? '' : html`, shown at <a href="${origin}" rel="noreferrer">${origin}</a>`}</p>
<p>Revision ${registry.revision}${registry.revision > 0 ? html` of ${dateText(registry.change.at)}` : ''}, read at ${dateText(at.toISOString())} UTC.
<a href="/${isRefreshing ? '?refresh' : ''}">Read again</a> <a href="/${isRefreshing ? '' : '?refresh'}">${
      isRefreshing ? 'Stop reading again every minute' : 'Read again every minute'
    }</a></p></div>
${
  notes.length === 0
    ? ''
    : html`<section class="panel problem" aria-labelledby="notes"><h2 id="notes">Set aside</h2><ul class="lines">${notes.map((note) => html`<li>${note}</li>`)}</ul></section>`
}
${sections.map(
  ([id, title, content]) =>
    html`<section class="part" id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${content(view)}</section>`,
)}
</main>`,
  );
}

/** The page in place of a site that cannot be read. */
export const problemPage = (reason: string): Markup =>
  document(
    'The site cannot be read',
    html`<main class="content"><h1>The site cannot be read</h1><p>${reason}</p><p><a href="/">Read again</a></p></main>`,
  );
