import { html, type Markup } from '@tessera/tooling/html';
import { dateText, scrolled, stacked, table } from './parts';
import type { SiteView } from './siteView';

const mostChanges = 50;

/** Who changed what, newest first. */
export function historySection({ history }: SiteView): Markup {
  const changes = history.filter(({ revision }) => revision > 0);
  if (changes.length === 0) return html`<p>Nothing has happened yet.</p>`;
  const caption = 'Changes, newest first';
  const rows = changes
    .slice(0, mostChanges)
    .map(({ revision, at, command, summary, by, owner }) => [
      String(revision),
      dateText(at),
      command,
      summary,
      by ?? owner ?? '–',
    ]);
  const head = ['Revision', 'Time (UTC)', 'Command', 'Change', 'By'];
  return html`${scrolled(caption, table({ caption, head, rows }))}
${changes.length > mostChanges ? html`<p class="quiet">The newest ${mostChanges} of ${changes.length}; <code>npm run release -- history</code> prints all.</p>` : ''}`;
}

/** What the gate refused, newest first. */
export function refusalsSection({ refusals }: SiteView): Markup {
  if (refusals.length === 0) return html`<p>No refusal is recorded, or none that this account may read.</p>`;
  const caption = 'Refusals of the gate, newest first';
  const rows = refusals.map(({ at, by, app, release, findings }) => [
    html`${app} <code>${release}</code>`,
    dateText(at),
    by,
    stacked(
      findings.map(
        ({ rule, reason, remedy }) => html`<strong>${rule}</strong> ${reason} <span class="quiet">${remedy}</span>`,
      ),
    ),
  ]);
  return scrolled(caption, table({ caption, head: ['Release', 'Time (UTC)', 'By', 'Reasons'], rows }));
}
