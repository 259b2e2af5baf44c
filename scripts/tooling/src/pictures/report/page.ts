import { html, type Markup } from '../../html';
import { countChanges } from '../compare';
import { acceptForm } from './acceptForm';
import { coverageSections } from './coverageSections';
import type { RemoteReport } from './remoteReport';
import { messages } from './report.messages';
import { stateSections } from './stateSections';

const failedIn = ({ results }: RemoteReport) => results.filter(({ failures }) => failures.length > 0).length;

const totals = (reports: readonly RemoteReport[]) => html`<table class="totals">
<thead><tr>${Object.values(messages.columns).map((title) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>${reports.map(
  (report) =>
    html`<tr><th scope="row"><a href="#${report.remote}">${report.remote}</a></th><td>${report.results.length}</td><td>${failedIn(report)}</td><td>${countChanges(report.changes)}</td></tr>`,
)}</tbody></table>`;

const section = (
  report: RemoteReport,
  canAccept: boolean,
) => html`<section id="${report.remote}" aria-label="${report.remote}">
<h2>${report.remote}</h2>
${canAccept && countChanges(report.changes) > 0 ? acceptForm(report.remote, '', messages.acceptAll(report.remote)) : html``}
${stateSections(report, canAccept)}
${coverageSections(report)}
</section>`;

/**
 * The report of a run: what failed, which pictures differ, what the states have touched.
 *
 * @param canAccept whether a server answers the buttons that accept pictures
 */
export const reportPage = (reports: readonly RemoteReport[], canAccept: boolean): Markup => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${messages.title} · Tessera</title>
<link rel="stylesheet" href="report.css">
<link rel="icon" href="data:,">
</head>
<body>
<main>
<h1>${messages.title}</h1>
${reports.length === 0 ? html`<p>${messages.noRun}</p>` : totals(reports)}
${canAccept || reports.length === 0 ? html`` : html`<p class="quiet">${messages.toAccept}</p>`}
${reports.map((report) => section(report, canAccept))}
</main>
</body>
</html>
`;
