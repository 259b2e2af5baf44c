import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';

test('the settings load without layout shifts', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('account')}/stage/SettingsPage/loading`);
  await expect(page.getByText('Loading your settings')).toBeAttached();
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  await sandboxClient(suite.sandbox).clearFaults();
  await expect(page.getByRole('region', { name: 'Security' })).toBeVisible();
  await page.waitForTimeout(300);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
});

test.describe('at a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('dialogs scroll as a whole', async ({ page, suite }) => {
    for (const state of ['ProfileDialog/loaded', 'TwoFactorDialog/drawn-here']) {
      await page.goto(`${suite.workbench('account')}/stage/${state}`);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
      const room = () =>
        dialog.evaluate((panel) => (getComputedStyle(panel).overflowY === 'auto' ? panel.clientHeight : 0));
      await expect.poll(room).toBeGreaterThan(200);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
});
