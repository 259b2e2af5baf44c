import { cp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { originOf, portCount } from '@tessera/platform/project';
import { copyProject, type ProjectCopy } from '@tessera/platform/project/copy';
import { findFreePorts } from '@tessera/platform/project/ports';
import { copyStartedData } from '../../../provider-sandbox/src/testing/sandboxProcess';
import { expect, type Page, test } from '../browser';
import { NpmCommand } from '../browser/npmCommand';
import { logIn } from '../browser/player';
import { editFile, markDocument } from './edits';

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
const seenText = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first().waitFor();

/** Edits ten times in a row and prints the median of the times until each edit is seen. */
async function tenTimes(
  what: string,
  edit: (round: number) => Promise<void>,
  seen: (round: number) => Promise<unknown>,
): Promise<void> {
  const times: number[] = [];
  for (let round = 1; round <= 10; round += 1) {
    await edit(round);
    const savedAt = performance.now();
    await seen(round);
    times.push(performance.now() - savedAt);
  }
  times.sort((one, other) => one - other);
  console.log(`${what}: seen after ${Math.round(times[5] ?? 0)} ms, at most ${Math.round(times[9] ?? 0)} ms`);
}

interface Edit {
  readonly file: string;
  readonly before: string;
  readonly after: (round: number) => string;
}

/** Replaces a text in a file ten times, and then restores it. */
async function editTenTimes({ file, before, after }: Edit, seen: (round: number) => Promise<unknown>): Promise<void> {
  let text = before;
  const replace = async (next: string) => {
    await editFile(copy, file, text, next);
    text = next;
  };
  await tenTimes(file, (round) => replace(after(round)), seen);
  await replace(before);
}

const liveBets = 'mfe-lists/src/features/live-bets';

/** One file of each kind, and how its edit is seen. */
const edits: readonly (Edit & { kind: string; seen: (page: Page, round: number) => Promise<unknown> })[] = [
  {
    kind: 'component',
    file: `${liveBets}/LiveBets.tsx`,
    before: '{messages.title}</h2>',
    after: (round) => `{messages.title} v${round}.</h2>`,
    seen: (page, round) => seenText(page, `Live bets v${round}.`),
  },
  {
    kind: 'text',
    file: `${liveBets}/liveBets.messages.ts`,
    before: "title: 'Live bets'",
    after: (round) => `title: 'Live bets w${round}.'`,
    seen: (page, round) => seenText(page, `Live bets w${round}.`),
  },
  {
    kind: 'style',
    file: `${liveBets}/LiveBets.styles.ts`,
    before: 'export const Section = styled.section`',
    after: (round) => `export const Section = styled.section\`outline-offset: ${round}px;`,
    seen: (page, round) =>
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
    after: (round) => `<Row data-round="${round}" `,
    seen: (page, round) => page.locator(`[data-round="${round}"]`).first().waitFor(),
  },
];

for (const { kind, seen, ...edit } of edits) {
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
    await editTenTimes(edit, (round) => seen(page, round));
    await expect(mine).toHaveAttribute('aria-selected', 'true');
    expect(await isOldDocument()).toBe(true);
    expect(problems).toEqual([]);
  });
}

test('a component that is mounted again after an edit of another app is the edited one', async ({ page }) => {
  const inLists = [`${liveBets}/liveBets.messages.ts`, "title: 'Live bets'", "title: 'Bets of all'"] as const;
  const games = 'mfe-games/src/features/games-list/gamesList.messages.ts';
  const inGames = [games, "title: 'Games'", "title: 'Tables'"] as const;
  await page.goto(site());
  await page.getByRole('tab', { name: 'My Bets' }).waitFor();
  const isOldDocument = await markDocument(page.locator(':root'));
  await editFile(copy, ...inLists);
  await seenText(page, 'Bets of all');
  await editFile(copy, ...inGames);
  await page.getByRole('heading', { name: 'Tables', exact: true }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Provably Fair' }).click();
  await expect(page.getByText('Bets of all')).toHaveCount(0);
  await page.goBack();
  await seenText(page, 'Bets of all');
  expect(await isOldDocument()).toBe(true);
  for (const [file, before, after] of [inLists, inGames]) await editFile(copy, file, after, before);
});

test('ten edits beside a game leave the game as it is', async ({ page }) => {
  await logIn(page, { site: site() });
  await page.goto(`${site()}/game/dice`);
  const automatic = page.frameLocator('iframe').getByRole('tab', { name: 'Auto' });
  await automatic.click();
  const file = 'mfe-games/src/features/game-page/gamePage.messages.ts';
  const after = (round: number) => `realPlay: 'Real Play ${round}.'`;
  await editTenTimes({ file, before: "realPlay: 'Real Play'", after }, (round) =>
    seenText(page, `Real Play ${round}.`),
  );
  await expect(automatic).toHaveAttribute('aria-selected', 'true');
});

test('ten type errors are shown in the page, and the last goes when it is mended', async ({ page }) => {
  await page.goto(site());
  const file = `${liveBets}/liveBets.messages.ts`;
  const before = 'export const messages';
  const after = (round: number) => `export const wrong: 0 = ${round};\n${before}`;
  const mistake = page.getByRole('alert').filter({ hasText: 'TS2322' });
  await editTenTimes({ file, before, after }, (round) =>
    mistake.filter({ hasText: `Type '${round}' is not assignable` }).waitFor(),
  );
  await expect(mistake).toBeHidden();
});

test('a page that ten updates do not reach reloads itself ten seconds after each', async ({ page }) => {
  let held = 0;
  await page.route(/\.hot-update\./, () => {
    held += 1;
  });
  await page.clock.install();
  await page.goto(site());
  const file = `${liveBets}/liveBets.messages.ts`;
  const after = (round: number) => `title: 'Bets live ${round}.'`;
  await editTenTimes({ file, before: "title: 'Live bets'", after }, async (round) => {
    await expect.poll(() => held).toBeGreaterThanOrEqual(round);
    await page.clock.fastForward(10_000);
    await seenText(page, `Bets live ${round}.`);
  });
});

test('ten modules that are added to src/expose are built, and are not when they are removed', async ({ request }) => {
  const exposed = async () => {
    const release = await request.get(`${originOf('lists', basePort)}/release.json`);
    return Object.keys(((await release.json()) as { exposes: object }).exposes);
  };
  const before = await exposed();
  const fileOf = (name: string) => path.join(copy.folder, `mfe-lists/src/expose/${name}.tsx`);
  const added = (round: number) => `Added${round}Page`;
  await tenTimes(
    'a new file in src/expose',
    (round) => cp(fileOf('BetsPage'), fileOf(added(round))),
    (round) => expect.poll(exposed).toContain(added(round)),
  );
  for (let round = 1; round <= 10; round += 1) await rm(fileOf(added(round)));
  await expect.poll(exposed).toEqual(before);
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
