import type { Page } from '@playwright/test';
import { readStates, type WorkbenchApp, workbenchApps } from '../serve/composeWorkbench';
import type { State } from '../state';
import { openState } from './openState';
import { textFaults } from './textFaults';
import { type StateWorker, test } from './worker';

const { TESSERA_MONKEY_SEED = String(Math.floor(Date.now() / 86_400_000)), TESSERA_MONKEY_MINUTES = '5' } = process.env;
const runMs = Number(TESSERA_MONKEY_MINUTES) * 60_000;
const pressesPerState = 12;
/** A control that is covered or moves is not pressed. */
const pressMs = 2_000;

/** Random numbers from 0 to 1 that are the same for a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A control with a name, by which the page is searched for it. */
interface Control {
  readonly role: Parameters<Page['getByRole']>[0];
  readonly name: string;
}

const pressable = /^\s*- (button|link|tab|checkbox|radio|switch|option|menuitem) "((?:[^"\\]|\\.)+)"(?!.*\[disabled\])/;

async function controlsOf(page: Page): Promise<readonly Control[]> {
  const tree = await page.locator('body').ariaSnapshot();
  return tree.split('\n').flatMap((line) => {
    const [, role, name] = pressable.exec(line) ?? [];
    return role && name ? [{ role: role as Control['role'], name: JSON.parse(`"${name}"`) as string }] : [];
  });
}

const press = (page: Page, { role, name }: Control): Promise<boolean> =>
  page
    .getByRole(role, { name, exact: true })
    .last()
    .click({ timeout: pressMs })
    .then(
      () => true,
      () => false,
    );

async function faultsOf(worker: StateWorker): Promise<readonly string[]> {
  const { cut } = await textFaults(worker.page);
  const isEmpty = (await worker.page.locator('body').innerText()).trim() === '';
  return [
    ...worker.takeErrors(),
    ...cut.map((text) => `cut off: "${text}"`),
    ...(isEmpty ? ['the page is empty'] : []),
  ];
}

async function open(worker: StateWorker, app: WorkbenchApp, state: State): Promise<void> {
  worker.takeErrors();
  await openState(worker.page, worker.addressOf(app, state));
}

/** What is wrong after the presses, after Back, and in the ledger. */
async function finish({ page, ...worker }: StateWorker): Promise<readonly string[]> {
  await page.evaluate(() => window.history.back());
  return [...(await faultsOf({ page, ...worker })), ...(await worker.ledgerFaults())];
}

/** Presses in a state until something is wrong. */
async function explore(worker: StateWorker, app: WorkbenchApp, state: State, random: () => number) {
  const presses: Control[] = [];
  await open(worker, app, state);
  for (let count = 0; count < pressesPerState; count += 1) {
    const controls = await controlsOf(worker.page);
    const chosen = controls[Math.floor(random() * controls.length)];
    if (chosen === undefined) break;
    if (!(await press(worker.page, chosen))) continue;
    presses.push(chosen);
    const faults = await faultsOf(worker);
    if (faults.length > 0) return { faults, presses };
  }
  return { faults: await finish(worker), presses };
}

/** Leaves out each press without which the same is wrong. */
async function shrink(worker: StateWorker, app: WorkbenchApp, state: State, found: readonly Control[]) {
  let presses = found;
  for (let index = found.length - 2; index >= 0; index -= 1) {
    const fewer = presses.toSpliced(index, 1);
    await open(worker, app, state);
    for (const control of fewer) await press(worker.page, control);
    if ((await faultsOf(worker)).length > 0) presses = fewer;
  }
  return presses;
}

test(`random presses, with the seed ${TESSERA_MONKEY_SEED}`, async ({ worker }) => {
  test.setTimeout(runMs + 300_000);
  const random = randomOf(Number(TESSERA_MONKEY_SEED));
  const all = await Promise.all(
    workbenchApps.map(async (app) => (await readStates(app)).map((state) => ({ app, state }))),
  );
  const states = all.flat();
  for (const until = Date.now() + runMs; Date.now() < until; ) {
    const { app, state } = states[Math.floor(random() * states.length)] as (typeof states)[number];
    await worker.page.setViewportSize(worker.device.viewport);
    const { faults, presses } = await explore(worker, app, state, random);
    if (faults.length === 0) continue;
    const shrunk = await shrink(worker, app, state, presses);
    const steps = [...(state.steps ?? []), ...shrunk.map(({ name }) => ({ press: name }))];
    throw new Error(`${app}/${state.module}/${state.id}: ${faults.join('\n')}\n  steps: ${JSON.stringify(steps)}`);
  }
});
