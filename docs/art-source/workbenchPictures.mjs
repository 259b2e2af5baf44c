// Takes the pictures of docs/testing.md from a running workbench: npm run standalone -- wallet, then
// node docs/art-source/workbenchPictures.mjs [origin]
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const origin = process.argv[2] ?? 'http://localhost:3100';
const folder = new URL('../pictures/', import.meta.url).pathname;
const executablePath = process.env.CHROMIUM_PATH;

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  chromiumSandbox: process.getuid?.() !== 0,
});
const page = await browser.newPage({ viewport: { width: 1200, height: 680 }, reducedMotion: 'reduce' });
const stage = page.frameLocator('iframe[title="Stage"]');

const take = async (name) => {
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${folder}${name}.png`, animations: 'disabled' });
};
const ready = () => page.locator('output', { hasText: 'ready' }).waitFor();
const open = async (path) => {
  await page.goto(origin + path);
  await ready();
};

await page.goto(origin);
await page.getByRole('searchbox').fill('Invalid OTP');
await take('workbench-list');

await open('/WalletDialog/deposit?faults=server-error&clock=frozen');
await stage.getByText('Coins could not be loaded').waitFor();
await take('workbench-fault');

await open('/WalletDialog/withdraw?clock=frozen&viewport=390x844&session=other-player&zone=Asia/Tokyo');
await stage.getByLabel('Amount').first().waitFor();
await take('workbench-phone');

await open('/WalletDialog/overview-own?clock=frozen');
await page.locator('summary', { hasText: 'Recorder' }).click();
await page.getByRole('button', { name: 'Record' }).click();
await stage.getByRole('button', { name: 'Deposit' }).click();
await stage.getByRole('tab', { name: 'Local Currency' }).click();
await page.locator('pre', { hasText: 'Local Currency' }).scrollIntoViewIfNeeded();
await take('workbench-recorder');

await browser.close();
