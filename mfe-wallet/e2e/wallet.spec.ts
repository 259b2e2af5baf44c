import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectAccessible, type Page } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';

/** Until then, texts have the width of the fallback font. */
const fontsLoaded = (page: Page) => page.evaluate(async () => void (await document.fonts.ready));

async function sizeOf(page: Page) {
  const controls = page.getByRole('group', { name: 'Wallet controls' });
  await expect(controls).toBeVisible();
  await fontsLoaded(page);
  return controls.boundingBox();
}

test('the tabs show their views by keyboard', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('wallet')}/stage/WalletDialog/overview`);
  await expect(page.getByRole('dialog', { name: 'Wallet' })).toBeVisible();
  await expect(page.getByText('0.08421839')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Overview' }).press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Buy', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('switch', { name: 'Hide Zero Balances' }).press('Space');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Settings' }).press('ArrowRight');
  await expect(page.getByText('0.08421839')).toBeVisible();
  await expect(page.getByText('Dogecoin')).toHaveCount(0);
});

test('the display currency dialog opens above the wallet and closes without it', async ({ page, suite }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${suite.workbench('wallet')}/stage/WalletDialog/settings`);
  await page.getByRole('button', { name: 'Change currency' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wallet Settings' });
  await dialog.getByText('Euro').click();
  await expect(dialog.getByRole('radio', { name: 'EUR Euro' })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Wallet Settings' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change currency' })).toBeFocused();
});

test('the display currency is stored by the provider', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('wallet')}/stage/WalletDialog/settings`);
  const euro = page.getByRole('radio', { name: /^EUR Euro/ });
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByText('EUR Euro').click();
  await expect(euro).toBeChecked();
  expect((await saved).ok()).toBe(true);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(euro).toBeChecked();
  await page.getByRole('tab', { name: 'Settings' }).press('ArrowRight');
  await expect(page.getByText(/^€/).first()).toBeVisible();
  await expectAccessible(page);
});

test('failed loads can be retried in place', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('wallet')}/stage/WalletDialog/overview-failed/clock=frozen`);
  await expect(page.getByRole('heading', { name: 'Your balance could not be loaded' })).toBeVisible();
  await expectAccessible(page);
  await sandboxClient(suite.sandbox).clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Balances' })).toBeVisible();
});

for (const width of [1440, 390]) {
  test(`nothing shifts in the header when the balance loads, at ${width} pixels`, async ({ page, suite }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${suite.workbench('wallet')}/stage/HeaderWallet/loading`);
    const before = await sizeOf(page);
    await sandboxClient(suite.sandbox).clearFaults();
    await page.goto(`${suite.workbench('wallet')}/stage/HeaderWallet/loaded`);
    await expect(page.getByText('$8,412.07')).toBeVisible();
    expect(await sizeOf(page)).toEqual(before);
    await expectAccessible(page, { within: '[role="group"]' });
  });
}

test('the currency picker works by keyboard and keeps the pick', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('wallet')}/stage/HeaderWallet/loaded`);
  const picker = page.getByRole('combobox', { name: /^Currency/ });
  await picker.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(9);
  await expectAccessible(page, { within: '[role="group"]' });
  await page.keyboard.type('so');
  await page.keyboard.press('Enter');
  await expect(picker).toHaveAccessibleName('Currency: SOL, Solana');
  await page.reload();
  await expect(picker).toHaveAccessibleName('Currency: SOL, Solana');
  await picker.click();
  await page.mouse.click(900, 700);
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

for (const width of [1440, 390]) {
  for (const { view, call, name, stands, arrives } of [
    { view: 'settings', call: 'rates', name: 'Change currency', stands: 'Protect withdrawals.', arrives: /^Rates: / },
    { view: 'overview-euros', call: 'rates', name: 'Deposit', stands: '0.08421839', arrives: /^Rates: / },
    { view: 'overview', call: 'two-factor', name: 'Deposit', stands: '0.08421839', arrives: 'Protect withdrawals.' },
  ]) {
    test(`${name} stays in its place when the answer of ${call} arrives, at ${width} pixels`, async ({
      page,
      suite,
    }) => {
      const held: (() => Promise<void>)[] = [];
      await page.route(`**/${call}`, (route) => void held.push(() => route.continue()));
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${suite.workbench('wallet')}/stage/WalletDialog/${view}`);
      const button = page.getByRole('dialog').getByRole('button', { name });
      await expect(page.getByText(stands)).toBeVisible();
      await expect.poll(() => held.length).toBe(1);
      await fontsLoaded(page);
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
      const before = await button.boundingBox();
      await held[0]?.();
      await expect(page.getByText(arrives)).toBeVisible();
      expect(await button.boundingBox()).toEqual(before);
    });
  }
}

test('a balance below 8 decimal places is not shown as zero, and Max says why it cannot be sent', async ({
  page,
  suite,
}) => {
  const balance = { totalUsd: 0, balances: [{ currency: 'BTC', amount: '0.000000001', usdValue: 0 }] };
  await page.route('**/balance', (route) => route.fulfill({ json: balance }));
  await page.goto(`${suite.workbench('wallet')}/stage/WalletDialog/overview-own`);
  await expect(page.getByRole('list', { name: 'Balances' })).toContainText('<0.00000001');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Available <0.00000001 BTC')).toBeVisible();
  await page.getByRole('button', { name: /^Max/ }).click();
  await expect(page.getByLabel('Amount')).toHaveAccessibleDescription(/too little for a withdrawal/);
});
