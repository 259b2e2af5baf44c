import { html, type Markup } from '../../html';
import type { Covered } from '../coverage';
import type { RemoteReport } from '../writeReport';

const titles = {
  modules: 'Exposed modules',
  states: 'States opened',
  messages: 'Sentences and the states that show them',
  calls: 'Calls of the provider',
} as const;

const row = ({ name, states }: Covered) =>
  html`<tr><th scope="row">${name}</th><td>${states.slice(0, 5).join(', ')}${states.length > 5 ? ` and ${states.length - 5} more` : ''}</td></tr>`;

function coverageSection(title: string, covered: readonly Covered[]): Markup {
  if (covered.length === 0) return html``;
  const untouched = covered.filter(({ states }) => states.length === 0);
  const touched = covered.filter(({ states }) => states.length > 0);
  return html`<h3>${title}: ${touched.length} of ${covered.length}</h3>
<details><summary>${untouched.length} untouched</summary><ul>${untouched.map(({ name }) => html`<li>${name}</li>`)}</ul></details>
<details><summary>${touched.length} touched</summary><table><tbody>${touched.map(row)}</tbody></table></details>`;
}

/** What the states have touched, and what they have not. */
export const coverageSections = ({ coverage }: RemoteReport): Markup =>
  html`${Object.entries(titles).map(([kind, title]) => coverageSection(title, coverage[kind as keyof typeof titles]))}`;
