import { readFileSync } from 'node:fs';
import { reasonOf } from '@tessera/platform/project';
import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { pageCss, themeCss } from '@tessera/shared-contracts/theme/page';
import { html, Markup } from '@tessera/tooling/html';
import { stagePath } from '../../serve/stageAddress';
import type { State } from '../../state';
import { messages } from './compare.messages';
import type { ComparedRelease, Comparison } from './compareStates';
import type { DiffLine } from './lineDifference';

const { page: texts } = messages;
const ownCss = readFileSync(new URL('page/compare.css', import.meta.url), 'utf8');
const styles = new Markup([themeCss, pageCss, ownCss].join('\n'));

type Releases = readonly [ComparedRelease, ComparedRelease];

/** A state that the page shows. */
export interface Shown {
  readonly module: string;
  readonly id: string;
  readonly settings: URLSearchParams;
}

const isShown =
  ({ module, id }: Shown) =>
  (state: State) =>
    state.module === module && state.id === id;

const start = (title: string) => html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
<main>
`;

/** The page that lists the states of both releases. */
export function listPage(remote: string, releases: Releases): string {
  const ids = releases.map(({ id }) => id);
  const named = releases.flatMap(({ states }) =>
    states.map((state) => [`/compare/${state.module}/${state.id}`, messages.state(state)] as const),
  );
  const links = [...new Map(named)].map(([address, name]) => html`<li><a href="${address}">${name}</a></li>`);
  const title = messages.title(remote, ids);
  return html`${start(title)}<h1>${title}</h1><ul class="states">${links}</ul></main>`.text;
}

const figure = (caption: string | Markup, content: Markup) =>
  html`<figure><figcaption>${caption}</figcaption>${content}</figure>`;

/** The stage of a state in a release, with a sandbox of its own. */
async function stageOf({ id, origin, states }: ComparedRelease, shown: Shown, sandbox: string): Promise<Markup> {
  const state = states.find(isShown(shown));
  if (state === undefined) return html`<p>${messages.noState(id, `${shown.module}/${shown.id}`)}</p>`;
  const settings = new URLSearchParams(shown.settings);
  settings.set('sandbox', new URL(await sandboxClient(sandbox).openTab()).port);
  const address = origin + stagePath(state, settings);
  const frame = html`<iframe src="${address}" title="${messages.stage(id)}"></iframe>`;
  return figure(html`<a href="${address}">${id}</a>`, frame);
}

const marks = { both: ['span', '  '], before: ['del', '- '], after: ['ins', '+ '] } as const;
function lineOf({ in: side, text }: DiffLine): Markup {
  const [tag, sign] = marks[side];
  const element = new Markup(tag);
  return html`<${element}>${sign + text}</${element}>\n`;
}

function results({ summary, pictures, tree }: Comparison, [before, after]: Releases): Markup {
  const sources = [
    [before.id, pictures.before],
    [after.id, pictures.after],
    [texts.difference, pictures.difference],
  ] as const;
  const images = sources.map(([name, png]) => figure(name, html`<img src="data:image/png;base64,${png}" alt="">`));
  // The keyboard scrolls the trees where they are wider than the window.
  return html`<p>${summary}</p></div>
<section><h2>${texts.pictures}</h2><div class="side-by-side">${images}</div></section>
<section><h2>${texts.trees}</h2>
<pre class="tree" role="region" tabindex="0" aria-label="${texts.trees}">${tree.map(lineOf)}</pre></section>`;
}

/** The page that shows a state of two releases side by side, and once they are compared how they differ. */
export async function* statePage(
  releases: Releases,
  sandbox: string,
  shown: Shown,
  compare: () => Promise<Comparison>,
): AsyncGenerator<string> {
  const found = releases.map(({ states }) => states.find(isShown(shown)));
  const state = found.find((one) => one !== undefined);
  const title = state === undefined ? texts.unknown : messages.state(state);
  const stages = await Promise.all(releases.map((release) => stageOf(release, shown, sandbox)));
  yield html`${start(title)}<div><h1>${title}</h1><a href="/">${texts.allStates}</a></div>
<div class="side-by-side">${stages}</div>`.text;
  if (!found.includes(undefined)) {
    yield html`<div role="status"><p class="looking">${texts.looking}</p>`.text;
    const failed = (error: unknown) => html`<p role="alert">${reasonOf(error)}</p></div>`;
    yield (await compare().then((comparison) => results(comparison, releases), failed)).text;
  }
  yield '</main>\n';
}
