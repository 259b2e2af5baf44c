import { html, type Markup } from '../../html';
import type { Coverage, Covered } from '../coverage';
import type { RemoteReport } from './remoteReport';
import { messages } from './report.messages';

const mostStates = 5;

const row = ({ name, states }: Covered) =>
  html`<tr><th scope="row">${name}</th><td>${messages.more(states.slice(0, mostStates), states.length - mostStates)}</td></tr>`;

function coverageSection(title: string, covered: readonly Covered[]): Markup {
  if (covered.length === 0) return html``;
  const untouched = covered.filter(({ states }) => states.length === 0);
  const touched = covered.filter(({ states }) => states.length > 0);
  return html`<h3>${messages.covered(title, touched.length, covered.length)}</h3>
<details><summary>${messages.untouched(untouched.length)}</summary><ul>${untouched.map(({ name }) => html`<li>${name}</li>`)}</ul></details>
<details><summary>${messages.touched(touched.length)}</summary><table><tbody>${touched.map(row)}</tbody></table></details>`;
}

/** What the states have touched, and what they have not. */
export const coverageSections = ({ coverage }: RemoteReport): Markup =>
  html`${Object.entries(messages.coverage).map(([kind, title]) => coverageSection(title, coverage[kind as keyof Coverage]))}`;
