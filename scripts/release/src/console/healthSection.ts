import { html, type Markup } from '@tessera/tooling/html';
import { failureLines, sideBySide } from '../health/healthLines';
import { leftOutLines } from '../health/reports';
import { dateText, scrolled, table } from './parts';
import { plot } from './plot';
import type { AppView, HealthView, SiteView } from './siteView';
import { type Bins, binsOf, shownGroups, type Trend, trendsOf } from './trends';

const timeText = (ms: number, { minutes }: Bins) => {
  const text = new Date(ms).toISOString();
  return minutes >= 1_440 ? text.slice(0, 10) : `${text.slice(5, 10)} ${text.slice(11, 16)}`;
};

const binText = ({ minutes }: Bins) =>
  minutes % 60 > 0 ? `${minutes} min` : minutes === 60 ? 'hour' : `${minutes / 60} hours`;

type Known = Exclude<HealthView, { problem: string }>;

/** The numbers of the plots, where there are any. */
function numbers(app: string, trends: readonly Trend[], bins: Bins): Markup {
  const columns = trends.flatMap(({ name, text, series }) =>
    series.map(({ role, values }) => ({ name: `${name}, ${role}`, text, values })),
  );
  const rows = bins.starts.flatMap((start, index) => {
    const values = columns.map(({ text, values: all }) => {
      const value = all[index];
      return value === undefined ? '–' : text(value);
    });
    const isQuiet = columns.every(({ values: all }) => !all[index]);
    return isQuiet ? [] : [[timeText(start, bins), ...values]];
  });
  const caption = `Reports of ${app} by ${binText(bins)}`;
  return html`<details><summary>Numbers of the plots</summary>
${scrolled(caption, table({ caption, head: ['From (UTC)', ...columns.map(({ name }) => name)], rows }))}</details>`;
}

function verdict({ comparison, noVerdict, canary, since }: Known): Markup {
  if (canary === undefined) return html`<p>The last 24 hours. There is no canary, so there is no verdict.</p>`;
  const began = html`Since the canary began, ${dateText(since.toISOString())}.`;
  if (comparison === undefined) return html`<p>${began} No verdict: ${noVerdict}</p>`;
  const { verdict: word, reasons } = comparison;
  return html`<p>${began} Verdict: <strong class="verdict ${word.replaceAll(' ', '-')}">${word}</strong>${
    reasons.length > 0 ? `: ${reasons.join('; ')}` : ''
  }.</p>`;
}

function measured(name: string, health: Known, now: Date): Markup {
  const groups = shownGroups(health);
  const bins = binsOf(health.since, now);
  const trends = trendsOf(health, bins);
  const [head = [], ...rows] = sideBySide(
    health.reports,
    groups.map(({ group }) => group),
  );
  const caption = `${name}: releases side by side`;
  const failures = groups[0] ? failureLines(health.reports, groups[0].group) : [];
  return html`${verdict(health)}
<p class="legend">${groups.map(
    ({ role, group }) =>
      html`<span><svg class="key" viewBox="0 0 24 8" aria-hidden="true"><path class="line ${role}" d="M2 4H22"/></svg> ${role} <code>${group.release}</code></span>`,
  )}<span>by ${binText(bins)}</span></p>
<div class="plots">${trends.map(plot)}</div>
${numbers(name, trends, bins)}
${scrolled(caption, table({ caption, head: ['Measure', ...head.slice(1)], rows }))}
${leftOutLines(health.reports).map((line) => html`<p>${line}</p>`)}
${failures.length > 0 ? html`<h4>Most frequent failures of the ${groups[0]?.role} release</h4><ul class="lines">${failures.map((line) => html`<li>${line}</li>`)}</ul>` : ''}`;
}

/** Why there is nothing to show of an app. */
function whyNothing({ health }: AppView): string | undefined {
  if ('problem' in health) return health.problem;
  if (health.reports.points.length > 0) return undefined;
  return `no page has reported ${health.canary ? 'since the canary began' : 'in the last 24 hours'}.`;
}

/** How the releases of each app do on the devices of players. */
export function healthSection({ apps, at, noReceiver }: SiteView): Markup {
  if (noReceiver !== undefined) return html`<p>${noReceiver}</p>`;
  const shown = apps.flatMap(({ name, health }) =>
    'problem' in health || health.reports.points.length === 0 ? [] : [{ name, health }],
  );
  const reasons = apps.flatMap((app) => {
    const why = whyNothing(app);
    return why === undefined ? [] : [html`<li><strong>${app.name}</strong>: ${why}</li>`];
  });
  return html`${shown.map(
    ({ name, health }) => html`<div class="panel"><h3>${name}</h3>${measured(name, health, at)}</div>`,
  )}${reasons.length === 0 ? '' : html`<ul class="reasons">${reasons}</ul>`}`;
}
