import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { expectAccessible } from '../browser/accessible';
import { writeResult } from '../src/pictures/result';
import { serveReport } from '../src/pictures/serveReport';

let folder: string;
let server: Server;

/** Two states of which each differs from its accepted picture at two widths. */
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pictures-'));
  process.env.TESSERA_PICTURES = folder;
  for (const id of ['real', 'player']) {
    await writeResult('lists', {
      ...{ remote: 'lists', module: 'LiveBets', id, title: `Bets of ${id}`, shows: ['Live bets'], address: `/${id}` },
      ...{ failures: [], texts: [], calls: [], times: { open: 0, look: 0, axe: 0, pictures: 0 } },
    });
    for (const width of [1440, 390]) {
      for (const [kind, height] of [
        ['run', 100],
        ['accepted', 101],
      ] as const) {
        const file = path.join(folder, kind, 'lists/LiveBets', id, `${width}.png`);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, PNG.sync.write(new PNG({ width, height })));
      }
    }
  }
  server = await serveReport(['lists'], 0);
});
test.afterAll(async () => {
  delete process.env.TESSERA_PICTURES;
  server?.close();
  await rm(folder, { recursive: true });
});

test('the report accepts pictures by mouse and keyboard, on any window, and keeps what was accepted', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  const buttonOf = (name: string) => page.getByRole('button', { name });
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}`);
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
  }
  await expect(page.getByRole('img', { name: 'LiveBets/real/390.png, Differing pixels' })).toBeVisible();

  await buttonOf('Accept LiveBets/real').click();
  await expect(buttonOf('Accept LiveBets/real')).toHaveCount(0);
  await page.reload();
  await expect(buttonOf('Accept LiveBets/player')).toBeVisible();
  await expect(buttonOf('Accept LiveBets/real')).toHaveCount(0);

  const isReached = () => buttonOf('Accept LiveBets/player').evaluate((button) => button === document.activeElement);
  for (let pressed = 0; pressed < 10 && !(await isReached()); pressed++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(problems).toEqual([]);
});
