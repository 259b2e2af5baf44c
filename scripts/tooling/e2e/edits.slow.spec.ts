import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { originOf, portCount } from '@tessera/platform/project';
import { copyProject, type ProjectCopy } from '@tessera/platform/project/copy';
import { findFreePorts } from '@tessera/platform/project/ports';
import { copyStartedData } from '../../../provider-sandbox/src/testing/sandboxProcess';
import { expect, type Page, test } from '../browser';
import { NpmCommand } from '../browser/npmCommand';
import { logIn } from '../browser/player';
import { editFile, markDocument } from './edits';

test.describe.configure({ mode: 'serial' });

let dataFolder: string;
let copy: ProjectCopy;
let basePort: number;
let dev: NpmCommand;

test.beforeAll(async () => {
  dataFolder = await copyStartedData();
  copy = await copyProject();
  basePort = await findFreePorts(portCount, 31_600);
  dev = new NpmCommand(['run', 'dev'], basePort, dataFolder, { folder: copy.folder });
  await dev.printed('(live reload)');
});
test.afterAll(async () => {
  await dev.interrupt();
  await copy.remove();
  await rm(dataFolder, { recursive: true, force: true });
});

const site = () => originOf('shell', basePort);
const seenText = (text: string) => (page: Page) => page.getByText(text).filter({ visible: true }).first().waitFor();

/** Edits a file ten times in a row and prints the median of the times until each is seen. */
async function editTenTimes(
  page: Page,
  { file, before, after }: { file: string; before: string; after: (round: number) => string },
  seen: (round: number) => (page: Page) => Promise<unknown>,
): Promise<void> {
  const times: number[] = [];
  let text = before;
  for (let round = 1; round <= 10; round += 1) {
    const next = after(round);
    await editFile(copy, file, text, next);
    const savedAt = performance.now();
    await seen(round)(page);
    times.push(performance.now() - savedAt);
    text = next;
  }
  await editFile(copy, file, text, before);
  times.sort((one, other) => one - other);
  console.log(`${file}: seen after ${Math.round(times[5] ?? 0)} ms, at most ${Math.round(times[9] ?? 0)} ms`);
}

const liveBets = 'mfe-lists/src/features/live-bets';

/** One file of each kind, and how its edit is seen. */
const edits = [
  {
    kind: 'component',
    file: `${liveBets}/LiveBets.tsx`,
    before: '{messages.title}</h2>',
    after: (round: number) => `{messages.title} v${round}.</h2>`,
    seen: (round: number) => seenText(`Live bets v${round}.`),
  },
  {
    kind: 'text',
    file: `${liveBets}/liveBets.messages.ts`,
    before: "title: 'Live bets'",
    after: (round: number) => `title: 'Live bets w${round}.'`,
    seen: (round: number) => seenText(`Live bets w${round}.`),
  },
  {
    kind: 'style',
    file: `${liveBets}/LiveBets.styles.ts`,
    before: 'export const Section = styled.section`',
    after: (round: number) => `export const Section = styled.section\`outline-offset: \${'${round}px'};`,
    seen: (round: number) => (page: Page) =>
      page.waitForFunction(
        (offset) =>
          [...document.querySelectorAll('section')].some((each) => getComputedStyle(each).outlineOffset === offset),
        `${round}px`,
      ),
  },
  {
    kind: 'shared component',
    file: 'shared-contracts/src/ui/tabs/Tabs.tsx',
    before: '<Row ',
    after: (round: number) => `<Row data-round="${round}" `,
    seen: (round: number) => (page: Page) => page.locator(`[data-round="${round}"]`).first().waitFor(),
  },
] as const;

for (const { kind, seen, ...edited } of edits) {
  test(`ten edits of a ${kind} are shown in the page, which keeps the chosen tab`, async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || /cannot be updated in place/.test(message.text()))
        problems.push(message.text());
    });
    await page.goto(site());
    const mine = page.getByRole('tab', { name: 'My Bets' });
    await mine.click();
    const isOldDocument = await markDocument(page.locator(':root'));
    await editTenTimes(page, edited, seen);
    await expect(mine).toHaveAttribute('aria-selected', 'true');
    expect(await isOldDocument()).toBe(true);
    expect(problems).toEqual([]);
  });
}

test('ten edits beside a game leave the game as it is', async ({ page }) => {
  await logIn(page, { site: site() });
  await page.goto(`${site()}/game/dice`);
  const automatic = page.frameLocator('iframe').getByRole('tab', { name: 'Auto' });
  await automatic.click();
  const file = 'mfe-games/src/features/game-page/gamePage.messages.ts';
  const after = (round: number) => `realPlay: 'Real Play ${round}.'`;
  await editTenTimes(page, { file, before: "realPlay: 'Real Play'", after }, (round) =>
    seenText(`Real Play ${round}.`),
  );
  await expect(automatic).toHaveAttribute('aria-selected', 'true');
});

test('a type error is shown in the page, and goes when it is mended', async ({ page }) => {
  await page.goto(site());
  const file = `${liveBets}/liveBets.messages.ts`;
  const wrong = 'export const wrong: number = "text";\n';
  const mistake = page.getByRole('alert').filter({ hasText: 'TS2322' });
  await editFile(copy, file, 'export const messages', `${wrong}export const messages`);
  const savedAt = performance.now();
  await mistake.waitFor();
  console.log(`type error: shown after ${Math.round(performance.now() - savedAt)} ms`);
  await editFile(copy, file, wrong, '');
  await expect(mistake).toBeHidden();
});

test('a page that an update does not reach reloads itself', async ({ page }) => {
  await page.route(/\.hot-update\./, () => undefined);
  await page.goto(site());
  await expect(page.getByRole('heading', { name: 'Live bets' })).toBeVisible();
  await editFile(copy, `${liveBets}/liveBets.messages.ts`, "'Live bets'", "'Bets live'");
  await expect(page.getByRole('heading', { name: 'Bets live' })).toBeVisible({ timeout: 60_000 });
});

test('no component loses its state at each of its edits, as one does that calls a hook of a local object', async () => {
  const builds = path.join(copy.folder, '.cache/development', String(basePort));
  const files = (await readdir(builds, { recursive: true })).filter((file) => file.endsWith('.js'));
  const scripts = await Promise.all(files.map((file) => readFile(path.join(builds, file), 'utf8')));
  // React Refresh: signature of a component's hooks, and whether the component is reset.
  const signatures = scripts.flatMap((script) => script.match(/_s\d*\(\w+, "[^"]+"(?:, true)?/g) ?? []);
  expect(signatures.length).toBeGreaterThan(100);
  expect([...new Set(signatures.filter((signature) => signature.endsWith('true')))]).toEqual([]);
});
