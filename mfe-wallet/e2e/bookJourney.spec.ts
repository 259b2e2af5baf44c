import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectAccessible, type Page } from '@tessera/tooling/browser';
import { test as base } from '@tessera/workbench/testing';
import { address, codeDialog, codeField, devices, fundedPlayer, receiptOn, submitButton } from './withdrawals';

/** A worker, and so a sandbox, of its own: its clock is moved. */
const test = base.extend<object, { ownSandbox: boolean }>({
  ownSandbox: [true, { scope: 'worker' }],
});

const entryOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Saved addresses' }).getByRole('listitem').filter({ hasText: name });

/** Saves an address in the book, which is open. */
async function save(page: Page, name: string, given: string, password: string) {
  await page.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  await dialog.getByLabel('Address', { exact: true }).fill(given);
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog).toBeHidden();
}

for (const { device, use } of devices) {
  test.describe(`on ${device}`, () => {
    test.use(use);

    test('a new address waits for its day, is paid then, and another is removed by the link of its mail', async ({
      page,
      suite,
      browser,
    }) => {
      const sandbox = sandboxClient(suite.sandbox);
      const player = await fundedPlayer(page, suite);
      await page.goto(`${suite.site}/?modal=wallet&view=addresses`);
      await page.getByRole('switch', { name: 'Only the address book' }).click();
      await expect(page.getByRole('switch', { name: 'Only the address book' })).toBeChecked();
      await save(page, 'Ledger', address, player.password);
      await save(page, 'Mistake', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', player.password);
      await expect(entryOf(page, 'Ledger')).toContainText(/On hold until .*\(in 24 hours\)/);
      await expectAccessible(page);

      const [mail] = await sandbox.mail(player.email);
      const elsewhere = await (await browser.newContext(use)).newPage();
      await elsewhere.goto(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '');
      await expect(elsewhere.getByText('Mistake')).toBeVisible();
      await expectAccessible(elsewhere);
      await elsewhere.getByRole('button').click();
      await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText('Mistake was removed');
      await elsewhere.context().close();

      await page.goto(`${suite.site}/?modal=wallet&view=withdraw`);
      const picker = page.getByRole('combobox', { name: 'From your address book' });
      await picker.click();
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.getByRole('option', { name: /^Ledger.*in 24 hours/ }).click();
      await page.getByLabel('Amount').fill('0.1');
      await submitButton(page).click();
      await expect(page.getByLabel('Withdrawal address')).toHaveAccessibleDescription(/^Ledger is on hold until /);
      await expect(page.getByLabel('Withdrawal address')).toBeFocused();
      await expectAccessible(page);

      await sandbox.moveClock(24);
      await page.goto(`${suite.site}/bets`);
      await page.getByRole('button', { name: /^Notices, \d+ unread$/ }).click();
      await page.getByRole('button', { name: /You can withdraw to your new address.*Ledger/ }).click();
      await picker.click();
      await page.getByRole('option', { name: /^Ledger/ }).click();
      await page.getByLabel('Amount').fill('0.1');
      await submitButton(page).click();
      await expect(codeDialog(page)).toBeVisible();
      await codeField(page).fill(await sandbox.newestCode(player.email));
      await page.keyboard.press('Enter');
      await expect(receiptOn(page)).toContainText('−0.10000000 BTC');
      // On a phone they would cover the receipt's head.
      const toasts = page.locator('.Toastify__toast').filter({ visible: true });
      if (use.isMobile) expect(await toasts.count()).toBeLessThan(2);
      await expect(receiptOn(page)).toContainText('Bitcoin testnet');
      expect(await player.sum()).toBe('0.40000000');
    });
  });
}
