import { html, type Markup } from '@tessera/tooling/html';
import { failureLines, sideBySide } from '../health/healthLines';
import { leftOutLines } from '../health/measures';
import type { Health } from '../health/readHealth';
import { dateText, scrolled, table } from './parts';
import type { SiteView } from './siteView';

function panel(name: string, { canary, live, previous, since, reports }: Health): Markup {
  const groups = canary ? [canary, live] : previous ? [live, previous] : [live];
  const [head = [], ...rows] = sideBySide(reports, groups);
  const caption = `${name}: releases side by side`;
  const failures = failureLines(reports, groups[0] ?? live);
  return html`<div class="panel"><h3 id="health-${name}">${name}</h3>
<p>${canary ? html`Since the canary began, ${dateText(since.toISOString())}.` : 'The last 24 hours.'}</p>
${scrolled(caption, table({ caption, head: ['Measure', ...head.slice(1)], rows }))}
${leftOutLines(reports).map((line) => html`<p>${line}</p>`)}
${failures.length > 0 ? html`<h4>Most frequent failures of the ${canary ? 'canary' : 'live'} release</h4><ul class="lines">${failures.map((line) => html`<li>${line}</li>`)}</ul>` : ''}</div>`;
}

/** How the releases of each app do on the devices of players. */
export function healthSection({ apps }: SiteView): Markup {
  const shown = apps.flatMap(({ name, health }) => (health?.reports.points.length ? [panel(name, health)] : []));
  return shown.length > 0 ? html`${shown}` : html`<p>No page has reported.</p>`;
}
