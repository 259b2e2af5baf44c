import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { comparePictures } from '../src/pictures/compare';
import { checkState } from '../states/checkState';
import { shareSuite } from '../states/sharedSuite';
import { test } from '../states/worker';

const state = {
  module: 'TransactionsPage',
  id: 'signed-out',
  title: 'A visitor',
  session: 'signed-out',
  shows: ['Log in to see your transactions'],
} as const;

let closeSuite: () => Promise<void>;
test.beforeAll(async () => {
  closeSuite = await shareSuite(test.info().parallelIndex);
});
test.afterAll(() => closeSuite());

test('faults of a state are named, and its changed picture is found', async ({ worker }) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'states-'));
  const check = async (run: string, shows: readonly string[]) => {
    const shown = { ...state, shows: [...shows] };
    return (await checkState(worker, 'lists', shown, [shown], path.join(folder, run))).failures;
  };
  expect(await check('before', state.shows)).toEqual([]);
  expect(await check('wrong', ['No such sentence'])).toContain('at 390: does not show "No such sentence"');

  await worker.page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'h1 { width: 40px; overflow: hidden; white-space: nowrap } p { position: absolute; top: 0; left: 0 }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  const planted = (await check('after', state.shows)).join('\n');
  expect(planted).toContain('at 1440: cut off: "Transactions"');
  expect(planted).toMatch(/at 1440: over each other: /);
  const [before, after] = await Promise.all(
    ['before', 'after'].map((run) => readFile(path.join(folder, run, 'TransactionsPage/signed-out/1440.png'))),
  );
  if (before === undefined || after === undefined) throw new Error('A picture is missing.');
  expect(comparePictures(before, after).pixels).toBeGreaterThan(100);
  await rm(folder, { recursive: true });
});
