import type { Page } from '@playwright/test';
import { readStates, type WorkbenchApp, workbenchApps } from '../serve/composeWorkbench';
import type { State } from '../state';
import { goBack } from './behaviourFaults';
import { ownWindow } from './devices';
import { focusLoss } from './focusLoss';
import { openState } from './openState';
import { textFaults } from './textFaults';
import { type StateWorker, test } from './worker';

const { TESSERA_MONKEY_SEED = String(Math.floor(Date.now() / 86_400_000)), TESSERA_MONKEY_MINUTES = '5' } = process.env;
const runMs = Number(TESSERA_MONKEY_MINUTES) * 60_000;
const pressesPerState = 12;
/** A control that is covered or moves is not pressed. */
const pressMs = 2_000;
/** Longer answers are not waited for: a state may hold one. */
const answerMs = 1_500;

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

interface Opened {
  readonly app: WorkbenchApp;
  readonly state: State;
}

/** A control with a name, by which the page is searched for it. */
interface Control {
  readonly role: Parameters<Page['getByRole']>[0];
  readonly name: string;
}

const pressable = /^\s*- (button|link|tab|checkbox|radio|switch|option|menuitem) "((?:[^"\\]|\\.)+)"(?!.*\[disabled\])/;

/** The controls of the page, or of its topmost dialog. */
async function controlsOf(page: Page): Promise<readonly Control[]> {
  const tree = await page.locator('dialog:modal').or(page.locator('body')).last().ariaSnapshot();
  return tree.split('\n').flatMap((line) => {
    const [, role, name] = pressable.exec(line) ?? [];
    return role && name ? [{ role: role as Control['role'], name: JSON.parse(`"${name}"`) as string }] : [];
  });
}

async function press(page: Page, { role, name }: Control): Promise<boolean> {
  return page
    .getByRole(role, { name, exact: true })
    .last()
    .click({ timeout: pressMs })
    .then(
      () => true,
      () => false,
    );
}

async function pageFaults(page: Page): Promise<readonly string[]> {
  const { cut } = await textFaults(page);
  // By roles and names: a bell alone has no text.
  const isEmpty = (await page.locator('body').ariaSnapshot()).trim() === '';
  return [
    ...cut.map((text) => `cut off: "${text}"`),
    ...(isEmpty ? ['the page is empty'] : []),
    ...(await focusLoss(page)),
  ];
}

/** What is wrong and stays so once the page has its answers. */
async function faultsOf(worker: StateWorker): Promise<readonly string[]> {
  const { page } = worker;
  let faults: readonly string[] = [];
  for (const startedAt = performance.now(); performance.now() < startedAt + 2 * answerMs; ) {
    await page.waitForTimeout(50);
    if (worker.isCalling() && performance.now() < startedAt + answerMs) continue;
    // A page that is left meanwhile is looked at again.
    faults = await pageFaults(page).catch(() => ['the page does not come to rest']);
    if (faults.length === 0) break;
  }
  return [...faults, ...worker.takeErrors()];
}

/** Presses in a state until something is wrong, also after Back and in the ledger, or until a press leads out of it. */
async function explore(
  worker: StateWorker,
  { app, state }: Opened,
  next: (count: number) => Promise<Control | undefined>,
) {
  const { page } = worker;
  const address = new URL(worker.addressOf(app, state));
  const presses: Control[] = [];
  await page.setViewportSize(ownWindow(state)?.viewport ?? worker.device.viewport);
  await openState(page, address.href);
  worker.takeErrors();
  for (let count = 0, control = await next(count); control !== undefined; control = await next(++count)) {
    if (!(await press(page, control))) continue;
    presses.push(control);
    const { origin, pathname } = new URL(page.url());
    if (origin !== address.origin || (app !== 'shell' && pathname !== address.pathname)) return { faults: [], presses };
    const faults = await faultsOf(worker);
    if (faults.length > 0) return { faults, presses };
  }
  // Opened alone, a state is judged by its own claims: a bell without a player is nothing.
  if (presses.length === 0) return { faults: [], presses };
  await goBack(page);
  return { faults: [...(await faultsOf(worker)), ...(await worker.ledgerFaults())], presses };
}

/** Leaves out each press without which the same is wrong. */
async function shrink(worker: StateWorker, opened: Opened, found: readonly Control[], fault: string | undefined) {
  let presses = found;
  for (let index = found.length - 2; index >= 0; index -= 1) {
    const fewer = presses.toSpliced(index, 1);
    const { faults } = await explore(worker, opened, async (count) => fewer[count]);
    if (faults[0] === fault) presses = fewer;
  }
  return presses;
}

test(`random presses, with the seed ${TESSERA_MONKEY_SEED}`, async ({ worker }) => {
  test.setTimeout(runMs + 300_000);
  const { page, device } = worker;
  page.context().on('page', (opened) => opened.close());
  const random = randomOf(Number(TESSERA_MONKEY_SEED));
  const one = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const all = await Promise.all(
    workbenchApps.map(async (app) => (await readStates(app)).map((state) => ({ app, state }))),
  );
  const fitting = all.flat().filter(({ state }) => (ownWindow(state)?.name ?? device.name) === device.name);
  const found = new Set<string>();
  for (const until = Date.now() + runMs; Date.now() < until; ) {
    const opened = one(fitting) as Opened;
    const choose = async (count: number) => (count < pressesPerState ? one(await controlsOf(page)) : undefined);
    const { faults, presses } = await explore(worker, opened, choose);
    if (faults.length === 0) continue;
    const shrunk = await shrink(worker, opened, presses, faults[0]);
    const { app, state } = opened;
    const steps = [...(state.steps ?? []), ...shrunk.map(({ name }) => ({ press: name }))];
    found.add(`${app}/${state.module}/${state.id}: ${faults.join('\n  ')}\n  steps: ${JSON.stringify(steps)}`);
  }
  if (found.size > 0) throw new Error([...found].join('\n'));
});
