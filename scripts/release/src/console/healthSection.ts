import { html, type Markup } from '@tessera/tooling/html';
import { failureLines, sideBySide } from '../health/healthLines';
import { leftOutLines } from '../health/measures';
import type { Health } from '../health/readHealth';
import { dateText, scrolled, table } from './parts';
import { plot } from './plot';
import type { SiteView } from './siteView';
import { binsOf, shownGroups, trendsOf } from './trends';

const binText = (minutes: number) =>
  minutes % 60 > 0 ? `${minutes} min` : minutes === 60 ? 'hour' : `${minutes / 60} hours`;

function panel(name: string, health: Health, now: Date): Markup {
  const groups = shownGroups(health);
  const bins = binsOf(health.since, now);
  const [head = [], ...rows] = sideBySide(
    health.reports,
    groups.map(({ group }) => group),
  );
  const caption = `${name}: releases side by side`;
  const failures = groups[0] ? failureLines(health.reports, groups[0].group) : [];
  return html`<div class="panel"><h3 id="health-${name}">${name}</h3>
<p>${health.canary ? html`Since the canary began, ${dateText(health.since.toISOString())}.` : 'The last 24 hours.'}</p>
<p class="legend">${groups.map(
    ({ role, group }) =>
      html`<span><svg class="key" viewBox="0 0 24 8" aria-hidden="true"><path class="line ${role}" d="M2 4H22"/></svg> ${role} <code>${group.release}</code></span>`,
  )}<span>by ${binText(bins.minutes)}</span></p>
<div class="plots">${trendsOf(health, bins).map(plot)}</div>
${scrolled(caption, table({ caption, head: ['Measure', ...head.slice(1)], rows }))}
${leftOutLines(health.reports).map((line) => html`<p>${line}</p>`)}
${failures.length > 0 ? html`<h4>Most frequent failures of the ${groups[0]?.role} release</h4><ul class="lines">${failures.map((line) => html`<li>${line}</li>`)}</ul>` : ''}</div>`;
}

/** How the releases of each app do on the devices of players. */
export function healthSection({ apps, at }: SiteView): Markup {
  const shown = apps.flatMap(({ name, health }) => (health?.reports.points.length ? [panel(name, health, at)] : []));
  return shown.length > 0 ? html`${shown}` : html`<p>No page has reported.</p>`;
}
