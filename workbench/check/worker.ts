import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { remoteNames } from '@tessera/platform/project';
import { followCalls, neverTimeOut, watchCspViolations, watchReactErrors } from '@tessera/tooling/browser';
import { place } from '@tessera/tooling/config/place';
import { array, object, parse, unknown } from 'valibot';
import { readStates, type WorkbenchApp } from '../serve/composeWorkbench';
import { stagePath } from '../serve/stageAddress';
import type { State } from '../state';
import { type Device, devices } from './devices';
import { watchFocus } from './focusLoss';
import { holdStill } from './holdStill';
import { paintAll } from './paintAll';
import { joinSuite } from './sharedSuite';
import { watchSteps } from './watchSteps';

/** One page in which a worker opens its states, one after the other, and what it reported since the last look. */
export interface StateWorker {
  readonly page: Page;
  readonly device: Device;
  /** Address of a state, shown against the worker's own sandbox. */
  addressOf(app: WorkbenchApp, state: State): string;
  /** Errors of the page since the last call. */
  takeErrors(): readonly string[];
  /** Whether a call has no answer yet. */
  isCalling(): boolean;
  /** What is wrong with the ledger of the worker's sandbox. */
  ledgerFaults(): Promise<readonly string[]>;
  /** Keys of elements that axe has found nothing in. */
  readonly accessible: Set<string>;
}

/** Options of a project. */
export interface StateOptions {
  readonly device: Device;
}

const auditSchema = object({ unbalanced: array(unknown()), overdrawn: array(unknown()), misstated: array(unknown()) });

/** Paths of the states that a page reaches by itself, in time: by the time-out of a call, for example. */
async function waitingPaths(): Promise<readonly string[]> {
  const states = (await Promise.all(remoteNames.map(readStates))).flat();
  return states
    .filter(({ steps = [] }) => steps.some((step) => 'see' in step))
    .map(({ search: _, ...state }) => `${stagePath(state)}/`);
}

function watchPageErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('weberror', (webError) => errors.push(`${webError.error()}`));
  return errors;
}

/** Playwright's `test` with a page and a sandbox for each worker. */
export const test = base.extend<object, StateOptions & { worker: StateWorker }>({
  device: [devices[0] as Device, { option: true, scope: 'worker' }],
  worker: [
    async ({ browser, device }, use) => {
      const suite = await joinSuite();
      const context = await browser.newContext({
        viewport: device.viewport,
        isMobile: device.isMobile,
        hasTouch: device.isMobile,
        reducedMotion: 'reduce',
        locale: place.locale,
        timezoneId: place.zone,
      });
      const errors = [
        ['', watchPageErrors(context)],
        ['violates the policy of pages: ', await watchCspViolations(context)],
        ['React reports: ', watchReactErrors(context)],
      ] as const;
      const settings = new URLSearchParams({ sandbox: new URL(suite.sandbox).port, clock: 'frozen' });
      await neverTimeOut(context, await waitingPaths());
      await holdStill(context);
      await paintAll(context);
      await watchSteps(context);
      await watchFocus(context);
      const page = await context.newPage();
      await use({
        page,
        device,
        addressOf: (app, state) => suite.workbench(app) + stagePath(state, settings),
        takeErrors: () => errors.flatMap(([what, texts]) => texts.splice(0).map((text) => what + text)),
        isCalling: followCalls(page),
        ledgerFaults: async () => {
          const audit = parse(auditSchema, await (await fetch(`${suite.sandbox}/__sandbox/ledger`)).json());
          return Object.entries(audit).flatMap(([kind, found]) =>
            found.map((one) => `${kind}: ${JSON.stringify(one)}`),
          );
        },
        accessible: new Set(),
      });
      await context.close();
      await suite.leave();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
