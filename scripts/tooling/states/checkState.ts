import path from 'node:path';
import type { Page } from '@playwright/test';
import { writeAtomically } from '@tessera/platform/project/files';
import type { SimulatorState } from '@tessera/shared-contracts/remotes';
import { expectAccessible } from '../browser/accessible';
import { missingIn, pageTexts } from '../browser/pageTexts';
import { textFaults } from '../browser/textFaults';
import { textOutsideWindow } from '../browser/textOutsideWindow';
import type { SimulatorApp } from '../src/local-site/composeSimulator';
import { claimFailures } from '../src/pictures/claims';
import { type StateResult, stateFolder, windowSizesOf } from '../src/pictures/result';
import { frameFaults } from './frameFaults';
import { holdsAnswers } from './holdStill';
import { openState, waitForClaims } from './openState';
import { stopChanging, takePicture } from './picture';
import { structureOf } from './structure';
import type { StateWorker } from './worker';

/** The narrowest of several windows is measured alone: it has the markup and the look of a phone. */
const measuredWidth = 320;

/**
 * Opens a state and checks it at every width; whatever fails is part of the result.
 *
 * @param app name of the remote, or `shell`
 * @param states all states of the app
 * @param folder gets the pictures
 */
export async function checkState(
  worker: StateWorker,
  app: SimulatorApp,
  state: SimulatorState,
  states: readonly SimulatorState[],
  folder: string,
): Promise<StateResult> {
  const { page } = worker;
  const failures = [...claimFailures(state, states)];
  const texts = new Set<string>();
  const times = { open: 0, look: 0, axe: 0, pictures: 0 };
  const timed = async <Result>(part: keyof typeof times, run: () => Promise<Result>) => {
    const startedAt = performance.now();
    try {
      return await run();
    } finally {
      times[part] += Math.round(performance.now() - startedAt);
    }
  };
  const { shows = [] } = state;
  const isCalling = holdsAnswers(state) ? () => false : worker.isCalling;
  const sizes = windowSizesOf(state);
  // What the page before had not reported yet is not of this state.
  worker.takeErrors();
  worker.takeCalls();
  try {
    await page.setViewportSize(sizes[0]);
    failures.push(...(await timed('open', () => openState(page, worker.addressOf(app, state)))));
    for (const size of sizes) {
      const isMeasuredOnly = sizes.length > 1 && size.width === measuredWidth;
      const at = (failure: string) => `at ${size.width}: ${failure}`;
      await page.setViewportSize(size);
      await timed('look', () => waitForClaims(page, shows, size === sizes[0]));
      if (!isMeasuredOnly) {
        await timed('pictures', async () => {
          const change = await stopChanging(page, isCalling);
          if (change !== undefined) return void failures.push(at(change));
          await writeAtomically(path.join(folder, stateFolder(state), `${size.width}.png`), await takePicture(page));
        });
      }
      await timed('look', async () => {
        const seen = await pageTexts(page);
        for (const text of seen) texts.add(text);
        failures.push(...missingIn(seen, shows).map((claim) => at(`does not show "${claim}"`)));
        const [unclaimed] =
          shows.length === 0 ? await page.evaluate(() => document.body.innerText.trim().split('\n')) : [];
        if (unclaimed) failures.push(at(`shows "${unclaimed}", where it claims nothing`));
        failures.push(...(await lookFaults(page, state)).map(at));
      });
      if (!isMeasuredOnly) {
        failures.push(...(await timed('axe', () => axeFaults(worker, state))).map(at));
      }
    }
  } catch (error) {
    failures.push(`the check could not go on: ${error instanceof Error ? error.message : error}`);
  }
  failures.push(...worker.takeErrors());
  return {
    remote: app,
    module: state.module,
    id: state.id,
    title: state.title,
    shows,
    address: `/${state.module}/${state.id}${state.search ?? ''}`,
    failures,
    texts: [...texts],
    calls: [...new Set(worker.takeCalls())],
    times,
  };
}

async function lookFaults(page: Page, state: SimulatorState): Promise<readonly string[]> {
  const { cut, overlapping } = await textFaults(page);
  return [
    ...(await textOutsideWindow(page)).map((text) => `outside of the window, ${text}`),
    ...cut.map((text) => `cut off: "${text}"`),
    ...overlapping.map((pair) => `over each other: ${pair}`),
    ...(await frameFaults(page, state)),
  ];
}

async function axeFaults({ page, accessible }: StateWorker, { module }: SimulatorState): Promise<readonly string[]> {
  const structure = `${page.viewportSize()?.width} ${await structureOf(page)}`;
  if (accessible.has(structure)) return [];
  // A section has no level-one heading; its page has one.
  const isPart = !/^Shell$|Page$|Dialog$/.test(module);
  try {
    await expectAccessible(page, isPart ? { without: ['page-has-heading-one'] } : {});
    accessible.add(structure);
    return [];
  } catch (error) {
    return [`axe: ${error instanceof Error ? error.message : error}`];
  }
}
