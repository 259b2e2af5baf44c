import { html, type Markup } from '../../html';
import type { RemoteReport } from '../writeReport';
import { acceptForm } from './acceptForm';
import { coverageSections } from './coverageSections';
import { stateSections } from './stateSections';

const changedIn = ({ changes }: RemoteReport) => changes.filter(({ kind }) => kind !== 'equal').length;
const failedIn = ({ results }: RemoteReport) => results.filter(({ failures }) => failures.length > 0).length;

const totals = (reports: readonly RemoteReport[]) => html`<table class="totals">
<thead><tr><th scope="col">App</th><th scope="col">States</th><th scope="col">Failed</th><th scope="col">Pictures that differ</th></tr></thead>
<tbody>${reports.map(
  (report) =>
    html`<tr><th scope="row"><a href="#${report.remote}">${report.remote}</a></th><td>${report.results.length}</td><td>${failedIn(report)}</td><td>${changedIn(report)}</td></tr>`,
)}</tbody></table>`;

/** The report of a run: what failed, which pictures differ, what the states have touched. */
export const reportPage = (reports: readonly RemoteReport[]): Markup => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>States of the apps · Tessera</title>
<link rel="stylesheet" href="report.css">
</head>
<body>
<main>
<h1>States of the apps</h1>
${totals(reports)}
${reports.map(
  (report) => html`<section id="${report.remote}" aria-label="${report.remote}">
<h2>${report.remote}</h2>
${acceptForm(report.remote, '', 'Accept all pictures')}
${stateSections(report)}
${coverageSections(report)}
</section>`,
)}
</main>
</body>
</html>
`;
