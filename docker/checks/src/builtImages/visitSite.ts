import assert from 'node:assert/strict';
import { chromium } from '@playwright/test';
import { chromiumSandbox, ensureChromium } from '@tessera/tooling/chromium';

/** Uses the site as its demo player; every error in the browser is a failure. */
export async function visitSite(origin: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), chromiumSandbox });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto(`${origin}/?modal=auth&tab=login`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill('player@tessera.test');
    await dialog.getByLabel('Password', { exact: true }).fill('Tessera2026!');
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    for (const route of ['/', '/transactions', '/bets', '/settings', '/games']) {
      await page.goto(origin + route);
      await page.getByRole('heading').first().waitFor();
      await page.getByText('marcella').first().waitFor({ state: 'attached' });
    }
    assert.deepEqual(complaints, []);
  } finally {
    await browser.close();
  }
}
