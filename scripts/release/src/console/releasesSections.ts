import { html, type Markup } from '@tessera/tooling/html';
import { previewLink } from '../site/previews';
import { dateText, scrolled, stacked, table } from './parts';
import type { AppView, ReleaseView, SiteView } from './siteView';

const withRole = ({ releases }: AppView, role: string) => releases.find(({ roles }) => roles.includes(role));

const shortCommit = ({ published }: ReleaseView) => published.commit.slice(0, 10);

function cell(app: AppView, role: string): string | Markup {
  const release = withRole(app, role);
  if (release === undefined) return '–';
  const share = role === 'canary' && app.percent !== undefined ? [`${app.percent} % of players`] : [];
  return stacked([html`<code>${release.id}</code>`, ...share, html`commit <code>${shortCommit(release)}</code>`]);
}

/** What players get of each app, and how it does. */
export function rolesTable({ apps }: SiteView): Markup {
  const caption = 'What players get';
  const roles = ['live', 'canary', 'previous'];
  const rows = apps.map((app) => {
    const { kind, words, reasons } = app.status;
    const word = html`<strong class="${kind}">${words}</strong>`;
    const link = app.health?.reports.points.length ? html`<a href="#health-${app.name}">${word}</a>` : word;
    return [app.name, stacked([link, ...reasons]), ...roles.map((role) => cell(app, role))];
  });
  return scrolled(caption, table({ caption, head: ['App', 'Health', 'Live', 'Canary', 'Previous'], rows }));
}

const byPackage = (versions: Readonly<Record<string, string>>) =>
  stacked(Object.entries(versions).map(([name, version]) => html`<code>${name} ${version}</code>`));

function details(release: ReleaseView): readonly (string | Markup)[] {
  const { manifest } = release;
  if ('problem' in manifest) return [html`<span class="problem">${manifest.problem}</span>`, '–'];
  const { contract, shared, host } = manifest;
  const versions = host?.provides ?? shared;
  const count = Object.keys(versions).length;
  const label = `${count} ${host === undefined ? 'accepted' : 'provided'}`;
  return [
    host === undefined ? `${contract}` : `${host.contracts.from} to ${host.contracts.to}`,
    count === 0 ? 'none' : html`<details><summary>${label}</summary>${byPackage(versions)}</details>`,
  ];
}

function releaseRow(view: SiteView, app: AppView, release: ReleaseView): readonly (string | Markup)[] {
  const { id, roles, published, by } = release;
  const link = html`<a href="${previewLink(view.origin, app.name, id)}" rel="noreferrer">Run<span class="hidden-text"> ${app.name} ${id} in this browser</span></a>`;
  return [
    html`<code>${id}</code>`,
    roles.length === 0 ? 'not in pages' : stacked(roles),
    stacked([dateText(published.publishedAt), by]),
    html`<code>${shortCommit(release)}</code>`,
    ...details(release),
    ...(app.noLinks === undefined ? [link] : []),
  ];
}

/** Every release of each app, with its contract, its shared packages and a link that runs it. */
export const releasesSection = (view: SiteView): Markup =>
  html`${view.apps.map((app) => {
    const { name, releases, noLinks } = app;
    const caption = `Releases of ${name}, newest first`;
    const head = ['Release', 'Role', 'Published (UTC)', 'Commit', 'Contract', 'Shared packages'];
    const rows = releases.map((release) => releaseRow(view, app, release));
    return html`<div class="panel"><h3>${name}</h3>
${rows.length === 0 ? html`<p>Nothing is published yet.</p>` : scrolled(caption, table({ caption, head: [...head, ...(noLinks === undefined ? ['Run it'] : [])], rows }))}
${noLinks === undefined || rows.length === 0 ? '' : html`<p class="quiet">${noLinks}</p>`}</div>`;
  })}`;
