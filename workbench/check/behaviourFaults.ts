import type { Page } from '@playwright/test';
import { color } from '@tessera/shared-contracts/theme';
import { missingIn } from '../stage/pageTexts';
import { allFaults, type State } from '../state';
import { focusLoss } from './focusLoss';
import { holdsAnswers } from './holdStill';
import { pageTexts } from './pageTexts';
import { stopChanging } from './picture';
import { type StepLog, stepLogOf } from './watchSteps';
import type { StateWorker } from './worker';

/** A behaviour that is not there yet may take as long on a busy machine. */
const behaviourMs = 30_000;

type Claims = NonNullable<State['does']>;

const words = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
const isAnnounced = (text: string, { announced }: StepLog) => announced.some((one) => words(one).includes(words(text)));

/** How often a call was sent more than it is claimed; less than 0 if it has to come yet. */
function surplusOf(claim: string, claims: readonly string[], { calls }: StepLog): number {
  const pattern = new RegExp(`^${claim.replace(/[.?+^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')}$`);
  return calls.filter((call) => pattern.test(call)).length - claims.filter((other) => other === claim).length;
}

async function focusFault(page: Page, name: string): Promise<string | undefined> {
  const focused = page.locator(':focus');
  const tree = (await focused.count()) === 0 ? 'nothing' : (await focused.first().ariaSnapshot()).split('\n')[0];
  return tree?.includes(name) ? undefined : `the focus is on ${tree}, not on "${name}"`;
}

/** Runs in the page: the texts of the rows of each visible table and list. */
function readRows(): string[][] {
  const textOf = (row: HTMLElement) => row.innerText.replace(/\s+/g, ' ').trim();
  return [...document.querySelectorAll('table, ul, ol, [role="list"], [role="table"]')]
    .filter((list) => list.checkVisibility({ visibilityProperty: true }))
    .map((list) =>
      [...list.querySelectorAll<HTMLElement>('tbody tr, li, [role="listitem"], [role="row"]')]
        .map(textOf)
        .filter(Boolean),
    );
}

async function rowFault(page: Page, rows: readonly string[]): Promise<string | undefined> {
  const isThere = (await page.evaluate(readRows)).some((list) =>
    rows.every((text, index) => words(list[index] ?? '').includes(words(text))),
  );
  return isThere ? undefined : `no table or list begins with the rows ${rows.join(' / ')}`;
}

type Tone = NonNullable<Claims['money']>[string];

/** Runs in the page: the tones of the innermost elements with that text. */
function readTones({ text, gain, loss }: { text: string; gain: string; loss: string }): Tone[] {
  const colourOf = (value: string) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = value;
    const { color: computed } = getComputedStyle(probe);
    probe.remove();
    return computed;
  };
  const tones = new Map<string, Tone>([
    [colourOf(gain), 'gain'],
    [colourOf(loss), 'loss'],
  ]);
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => element.textContent?.includes(text) && element.checkVisibility())
    .filter((element) => ![...element.children].some((child) => child.textContent?.includes(text)))
    .map((element) => tones.get(getComputedStyle(element).color) ?? 'neutral');
}

async function moneyFault(page: Page, text: string, tone: Tone): Promise<string | undefined> {
  const { win: gain, loss } = color.feedback;
  const found = await page.evaluate(readTones, { text, gain, loss });
  if (found.length === 0) return `shows no amount "${text}"`;
  return found.every((one) => one === tone)
    ? undefined
    : `"${text}" has the colour of ${found.join(', ')}, not ${tone}`;
}

/** What a state claims to do and does not do at this moment. */
async function missing(page: Page, { does = {}, steps = [] }: State) {
  const { focus, rows, calls = [], announced = [], money = {} }: Claims = does;
  const log = await stepLogOf(page);
  const faults = [
    focus === undefined ? undefined : await focusFault(page, focus),
    rows === undefined ? undefined : await rowFault(page, rows),
    ...calls.filter((call) => surplusOf(call, calls, log) < 0).map((call) => `does not send ${call}`),
    ...announced.filter((text) => !isAnnounced(text, log)).map((text) => `does not announce "${text}"`),
  ];
  for (const [amount, tone] of Object.entries(money)) faults.push(await moneyFault(page, amount, tone));
  // Another tab changes a page that nobody uses at that moment.
  const isInUse = !steps.some((step) => 'otherTab' in step);
  return [...faults.filter((fault) => fault !== undefined), ...(isInUse ? await focusLoss(page) : [])];
}

const acts = (step: object) => !('see' in step || 'faults' in step);

/** Whether the last step that acts brings about nothing of what the state claims. */
async function emptyClaim(page: Page, { shows = [], does, steps = [] }: State): Promise<readonly string[]> {
  if (!steps.some(acts) || does !== undefined || shows.length === 0) return [];
  const { before } = await stepLogOf(page);
  const isNew = missingIn(before, shows).length > 0;
  return isNew
    ? []
    : ['claims only what the page shows before the last step: claim in `shows` or `does` what it brings about'];
}

/** Goes Back, unless to another document, which is another state's; returns whether it did. */
export const goBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { navigation } = window;
    const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
    if (before?.sameDocument) window.history.back();
    return before?.sameDocument ?? false;
  });

/** What is wrong with where Back leads from a state; the page is another one afterwards. */
export async function backFaults(page: Page, { does: { back: text } = {} }: State): Promise<readonly string[]> {
  if (text === undefined) return [];
  const isShown = async () => missingIn(await pageTexts(page), [text]).length === 0;
  if (await isShown()) return [`shows "${text}" already before Back`];
  if (!(await goBack(page))) return ['Back leaves the page'];
  for (const until = performance.now() + behaviourMs; performance.now() < until; ) {
    if (await isShown().catch(() => false)) return [];
  }
  return [`Back does not lead to "${text}"`];
}

/** What is wrong with the behaviour of a state, whose steps are taken. It goes Back last, if the state claims where to. */
export async function behaviourFaults(page: Page, state: State): Promise<readonly string[]> {
  const until = performance.now() + behaviourMs;
  let faults: readonly string[];
  do faults = await missing(page, state);
  while (faults.length > 0 && performance.now() < until);
  return [...faults, ...(await emptyClaim(page, state))];
}

/** The claimed calls that were sent more often than claimed, also after their answers. */
export async function surplusCalls({ page, isCalling }: StateWorker, state: State): Promise<readonly string[]> {
  // Pages repeat a read that fails or takes too long, and offer a passkey again beside the form.
  const isRepeated =
    holdsAnswers(state) || allFaults(state).some(({ status = 200, drop }) => status >= 500 || drop !== undefined);
  const calls = (state.does?.calls ?? []).filter(
    (call) => !call.endsWith('/options') && !(isRepeated && call.startsWith('GET ')),
  );
  if (calls.length > 0 && !holdsAnswers(state)) await stopChanging(page, isCalling);
  const log = await stepLogOf(page);
  const surplus = calls.filter((call) => surplusOf(call, calls, log) > 0);
  return [...new Set(surplus)].map((call) => `sends too often: ${call}`);
}
