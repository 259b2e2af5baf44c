import { readFileSync } from 'node:fs';
import { renderPage } from '@tessera/platform/compose';
import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { pageCss, themeCss } from '@tessera/shared-contracts/theme/page';
import { stagePath } from '../../serve/stageAddress';
import { messages } from './compare.messages';
import type { ComparedRelease } from './compareStates';

const readFile = (name: string) => readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8');
const styles = [`${themeCss}\n${pageCss}`, readFile('compare.css')];

/** Script of the page, which shows the data in it. */
export const compareScript = readFile('compare.js');

/** A state that the page shows. */
interface Shown {
  readonly module: string;
  readonly id: string;
  readonly settings: URLSearchParams;
}

/** The state in one release, with a sandbox of its own. */
async function stageIn({ id: release, origin, states }: ComparedRelease, shown: Shown, sandbox: string) {
  const state = states.find(({ module, id }) => module === shown.module && id === shown.id);
  if (state === undefined) return { release, problem: messages.noState(release, `${shown.module}/${shown.id}`) };
  const settings = new URLSearchParams(shown.settings);
  settings.set('sandbox', new URL(await sandboxClient(sandbox).openTab()).port);
  return {
    release,
    name: messages.stage(release),
    title: messages.state(state),
    address: origin + stagePath(state, settings),
  };
}

/** The page that shows a state of two releases side by side, or without one the list of all states. */
export async function comparePage(
  remote: string,
  releases: readonly [ComparedRelease, ComparedRelease],
  sandbox: string,
  shown: Shown | undefined,
): Promise<string> {
  const title = messages.title(
    remote,
    releases.map(({ id }) => id),
  );
  const states = new Map(
    releases.flatMap((release) =>
      release.states.map(
        ({ module, id, title }) => [`/compare/${module}/${id}`, messages.state({ module, title })] as const,
      ),
    ),
  );
  return renderPage({
    title,
    language: 'en',
    styles,
    styleSheets: [],
    scripts: ['/compare.js'],
    preloads: [],
    icon: 'data:,',
    data: {
      'compare-data': {
        title,
        texts: messages.page,
        releases: releases.map(({ id }) => id),
        states: [...states],
        ...(shown && {
          shown: {
            ...{ module: shown.module, id: shown.id, settings: `${shown.settings}` },
            stages: await Promise.all(releases.map((release) => stageIn(release, shown, sandbox))),
          },
        }),
      },
    },
  });
}
