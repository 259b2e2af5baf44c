import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectAccessible } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';

test('a long status ends in an ellipsis', async ({ page, suite }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${suite.workbench('account')}/stage/ProfileDialog/long-names`);
  const dialog = page.getByRole('dialog', { name: 'Profile' });
  const status = dialog.getByText(/^KYC waiting/);
  await expect(status).toBeVisible();
  const cut = () =>
    status.evaluate((text) => (text.parentElement?.scrollWidth ?? 0) - (text.parentElement?.clientWidth ?? 0));
  await expect.poll(cut).toBeGreaterThan(100);
  expect(await status.evaluate((text) => getComputedStyle(text.parentElement ?? text).textOverflow)).toBe('ellipsis');
});

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

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('the page does not overflow, and a rejected form shows its errors', async ({ page, suite }) => {
    await page.goto(`${suite.workbench('account')}/stage/SettingsPage/not-verified`);
    await expect(page.getByRole('region', { name: 'Security' })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.goto(`${suite.workbench('account')}/stage/AuthDialog/register`);
    await page.getByRole('button', { name: 'Create account' }).click();
    // The first failing rule is at the top, far above the pressed button.
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByRole('alert')).toBeInViewport();
    await expectAccessible(page);
  });
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
