import type { Page } from '@playwright/test';
import { expectAccessible, textOutsideWindow } from '@tessera/tooling/browser';
import type { WorkbenchApp } from '../serve/composeWorkbench';
import { missingIn } from '../stage/pageTexts';
import type { State } from '../state';
import { behaviourFaults, surplusCalls } from './behaviourFaults';
import { claimFailures } from './claims';
import type { Device } from './devices';
import { examinedAttribute, markExamined } from './examined';
import { frameFaults } from './frameFaults';
import { hoverFaults } from './hoverFaults';
import { openState, waitForClaims } from './openState';
import { pageTexts } from './pageTexts';
import { textFaults } from './textFaults';
import { touchFaults } from './touchFaults';
import type { StateWorker } from './worker';

/**
 * Opens a state and checks it.
 *
 * @param app name of the remote, or `shell`
 * @param states all states of the app
 * @returns what is wrong with it
 */
export async function checkState(
  worker: StateWorker,
  app: WorkbenchApp,
  state: State,
  states: readonly State[],
  viewport: Device['viewport'],
): Promise<string[]> {
  const { page } = worker;
  const { shows = [] } = state;
  // What the page before had not reported yet is not of this state.
  worker.takeErrors();
  await page.setViewportSize(viewport);
  const stopped = await openState(page, worker.addressOf(app, state));
  await waitForClaims(page, shows);
  return [
    ...claimFailures(state, states),
    ...stopped,
    ...(await claimFaults(page, shows)),
    ...(await behaviourFaults(page, state)),
    ...(await lookFaults(page, state)),
    ...(await axeFaults(worker, state)),
    ...(await surplusCalls(worker, state)),
    ...worker.takeErrors(),
  ];
}

async function claimFaults(page: Page, shows: readonly string[]): Promise<readonly string[]> {
  if (shows.length > 0) return missingIn(await pageTexts(page), shows).map((claim) => `does not show "${claim}"`);
  const [unclaimed] = await page.evaluate(() => document.body.innerText.trim().split('\n'));
  return unclaimed ? [`shows "${unclaimed}", where it claims nothing`] : [];
}

async function lookFaults(page: Page, state: State): Promise<readonly string[]> {
  const { cut, overlapping } = await textFaults(page);
  return [
    ...(await textOutsideWindow(page)).map((text) => `outside of the window, ${text}`),
    ...cut.map((text) => `cut off: "${text}"`),
    ...overlapping.map((pair) => `over each other: ${pair}`),
    ...(await frameFaults(page, state)),
  ];
}

/** What axe finds, at rest and under a mouse or a finger; what nothing was found in is not examined again. */
async function axeFaults({ page, device, accessible }: StateWorker, { module }: State): Promise<readonly string[]> {
  const fresh = await markExamined(page, accessible);
  if (fresh.length === 0) return [];
  // A section has no level-one heading; its page has one.
  const isPart = !/^Shell$|Page$|Dialog$/.test(module);
  try {
    await expectAccessible(page, {
      except: `[${examinedAttribute}]`,
      without: isPart ? ['page-has-heading-one'] : [],
    });
    const faults = await (device.isMobile ? touchFaults(page) : hoverFaults(page));
    if (faults.length === 0) for (const key of fresh) accessible.add(key);
    return faults;
  } catch (error) {
    return [`axe: ${error instanceof Error ? error.message : error}`];
  }
}
