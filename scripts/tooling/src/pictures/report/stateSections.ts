import path from 'node:path';
import { html, type Markup } from '../../html';
import { countChanges, type PictureChange } from '../compare';
import type { StateResult } from '../result';
import { acceptForm } from './acceptForm';
import type { RemoteReport } from './remoteReport';
import { messages } from './report.messages';

/** Kinds of pictures that the report holds of each change. */
const kindsOf = {
  equal: ['after'],
  new: ['after'],
  gone: ['before'],
  changed: ['before', 'after', 'difference'],
} as const;

const widthOf = ({ file }: PictureChange) => path.basename(file, '.png');

const pictures = (remote: string, change: PictureChange) => {
  const { file, kind, pixels } = change;
  return html`<p>${messages.picture(widthOf(change), kind, pixels)}</p>
<div class="pictures">${kindsOf[kind].map(
    (which) =>
      html`<figure><figcaption>${messages.which[which]}</figcaption><a href="${which}/${remote}/${file}"><img src="${which}/${remote}/${file}" alt="${messages.pictureOf(file, messages.which[which])}" loading="lazy"></a></figure>`,
  )}</div>`;
};

const failureList = (failures: readonly string[]) =>
  failures.length === 0
    ? html``
    : html`<ul class="problem">${failures.map((failure) => html`<li>${failure}</li>`)}</ul>`;

interface ShownState {
  readonly name: string;
  readonly changes: readonly PictureChange[];
  readonly result: StateResult | undefined;
}

const needsLook = ({ changes, result }: ShownState) => countChanges(changes) > 0 || (result?.failures.length ?? 0) > 0;

function section(remote: string, state: ShownState, canAccept: boolean): Markup {
  const { name, changes, result } = state;
  const failures = result?.failures ?? [];
  const differing = countChanges(changes);
  const notes = [
    failures.length > 0 ? messages.failures(failures.length) : '',
    differing > 0 ? messages.differing(differing) : '',
  ].filter(Boolean);
  return html`<details${needsLook(state) ? html` open` : html``}><summary>${name}: ${result?.title ?? messages.goneState} <span class="problem">${notes.join(', ')}</span></summary>
<div class="state">
${result === undefined ? html`` : html`<p class="quiet">${messages.shows(result.address, result.shows)}</p>`}
${failureList(failures)}
${canAccept && differing > 0 ? acceptForm(remote, name, messages.accept(name)) : html``}
${changes.toSorted((one, other) => Number(widthOf(other)) - Number(widthOf(one))).map((change) => pictures(remote, change))}
</div></details>`;
}

/** One section for each state: its failures, and its pictures before and after. Those with something to look at come first. */
export function stateSections({ remote, results, changes }: RemoteReport, canAccept: boolean): Markup {
  const names = new Set([
    ...results.map(({ module, id }) => `${module}/${id}`),
    ...changes.map(({ file }) => path.dirname(file)),
  ]);
  const states = [...names].map(
    (name): ShownState => ({
      name,
      changes: changes.filter(({ file }) => path.dirname(file) === name),
      result: results.find(({ module, id }) => `${module}/${id}` === name),
    }),
  );
  const sorted = [...states.filter(needsLook), ...states.filter((state) => !needsLook(state))];
  return html`<h3>${messages.states}</h3>${sorted.map((state) => section(remote, state, canAccept))}`;
}
