import type { Browser } from '@playwright/test';
import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { stagePath } from '../../serve/stageAddress';
import type { State } from '../../state';
import { messages } from './compare.messages';
import { comparePictures } from './comparePictures';
import { compareLines, type DiffLine } from './lineDifference';
import { viewStage } from './viewStage';

/** A release of the remote in a workbench. */
export interface ComparedRelease {
  /** Its id. */
  readonly id: string;
  /** Origin of its workbench. */
  readonly origin: string;
  readonly states: readonly State[];
}

/** How a state differs between two releases. */
export interface Comparison {
  /** In one sentence. */
  readonly summary: string;
  /** Number of differing pixels, of how many. */
  readonly pixels: number;
  readonly total: number;
  /** PNGs of both, and one that marks the differing pixels; base64. */
  readonly pictures: { readonly before: string; readonly after: string; readonly difference: string };
  /** The accessibility trees, line by line. */
  readonly tree: readonly DiffLine[];
}

const usualViewport = { width: 1440, height: 900 };

function readViewport(text: string | null) {
  const [, width, height] = /^(\d{2,4})x(\d{2,4})$/.exec(text ?? '') ?? [];
  return width === undefined || height === undefined ? usualViewport : { width: +width, height: +height };
}

/** The state of that module and id. @throws Error if the release has none */
export function findState({ id: release, states }: ComparedRelease, module: string, id: string): State {
  const state = states.find((one) => one.module === module && one.id === id);
  if (state === undefined) throw new Error(messages.noState(release, `${module}/${id}`));
  return state;
}

/**
 * Opens a state in two releases, one after the other with the same data, and compares what they show. The clock stands still,
 * unless the settings say otherwise.
 */
export async function compareStates(
  browser: Browser,
  releases: readonly [ComparedRelease, ComparedRelease],
  sandbox: string,
  { module, id, settings }: { readonly module: string; readonly id: string; readonly settings: string },
): Promise<Comparison> {
  const states = releases.map((release) => findState(release, module, id));
  const client = sandboxClient(sandbox);
  const tab = await client.openTab();
  const given = Object.fromEntries(new URLSearchParams(settings));
  const used = new URLSearchParams({ clock: 'frozen', ...given, sandbox: new URL(tab).port });
  const view = (index: 0 | 1) =>
    viewStage(
      browser,
      releases[index].origin + stagePath(states[index] as State, used),
      readViewport(used.get('viewport')),
    );
  try {
    const [before, after] = [await view(0), await view(1)];
    const { pixels, total, difference } = comparePictures(before.picture, after.picture);
    const tree = compareLines(before.tree, after.tree);
    const changedLines = tree.filter((line) => line.in !== 'both').length;
    const base64 = (png: Buffer) => png.toString('base64');
    return {
      summary: pixels + changedLines === 0 ? messages.same : messages.differ(pixels, total, changedLines),
      pixels,
      total,
      pictures: { before: base64(before.picture), after: base64(after.picture), difference: base64(difference) },
      tree,
    };
  } finally {
    await client.closeTab(tab);
  }
}
