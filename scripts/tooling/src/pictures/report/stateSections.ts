import path from 'node:path';
import { html, type Markup } from '../../html';
import type { PictureChange } from '../compare';
import type { StateResult } from '../result';
import type { RemoteReport } from '../writeReport';
import { acceptForm } from './acceptForm';

/** Kinds of pictures that the report holds of each change. */
const kindsOf = {
  equal: ['after'],
  new: ['after'],
  gone: ['before'],
  changed: ['before', 'after', 'difference'],
} as const;

const pictures = (
  remote: string,
  { file, kind, pixels }: PictureChange,
) => html`<p>${path.basename(file, '.png')} pixels wide: ${kind === 'changed' ? `${pixels} pixels differ` : kind}</p>
<div class="pictures">${kindsOf[kind].map(
  (which) =>
    html`<figure><figcaption>${which}</figcaption><a href="${which}/${remote}/${file}"><img src="${which}/${remote}/${file}" alt="${file}, ${which}" loading="lazy"></a></figure>`,
)}</div>`;

const failureList = (failures: readonly string[]) =>
  failures.length === 0
    ? html``
    : html`<ul class="problem">${failures.map((failure) => html`<li>${failure}</li>`)}</ul>`;

function section(remote: string, name: string, changes: readonly PictureChange[], result?: StateResult): Markup {
  const differing = changes.filter(({ kind }) => kind !== 'equal');
  const failures = result?.failures ?? [];
  const isOpen = differing.length > 0 || failures.length > 0;
  const notes = [
    failures.length > 0 ? `${failures.length} failures` : '',
    differing.length > 0 ? `${differing.length} pictures differ` : '',
  ].filter(Boolean);
  const content = html`<summary>${name}: ${result?.title ?? 'no longer a state'} <span class="problem">${notes.join(', ')}</span></summary>
<p class="quiet">${result?.address} shows: ${result?.shows.join(' · ')}</p>
${failureList(failures)}
${differing.length > 0 ? acceptForm(remote, name, `Accept ${name}`) : html``}
${changes.map((change) => pictures(remote, change))}`;
  return isOpen ? html`<details open>${content}</details>` : html`<details>${content}</details>`;
}

/** One section for each state: its failures, and its pictures before and after. Those with something to look at come first. */
export function stateSections({ remote, results, changes }: RemoteReport): Markup {
  const names = new Set([
    ...results.map(({ module, id }) => `${module}/${id}`),
    ...changes.map(({ file }) => path.dirname(file)),
  ]);
  const states = [...names].map((name) => ({
    name,
    changes: changes.filter(({ file }) => path.dirname(file) === name),
    result: results.find(({ module, id }) => `${module}/${id}` === name),
  }));
  const needsLook = ({ changes: own, result }: (typeof states)[number]) =>
    own.some(({ kind }) => kind !== 'equal') || (result?.failures.length ?? 0) > 0;
  const sorted = [...states.filter(needsLook), ...states.filter((state) => !needsLook(state))];
  return html`<h3>States</h3>${sorted.map((state) => section(remote, state.name, state.changes, state.result))}`;
}
