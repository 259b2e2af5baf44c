import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectAccessible, test } from '@tessera/tooling/browser';
import { createClient } from '../src/testing/client';

test('the console sends a deposit, mines its blocks, and shows the ledger', async ({ page, suite }) => {
  const client = createClient(suite.sandbox);
  const player = await client.register();
  await page.goto(`${suite.sandbox}/console`);
  await page.getByLabel('Email').fill(player.email);
  await page.getByRole('button', { name: 'Find player' }).click();
  await expect(page.getByText(`${player.username} is chosen.`)).toBeVisible();
  await page
    .getByRole('region', { name: 'Test deposit' })
    .getByLabel('Coin')
    .selectOption({ label: 'USDT Tether (TRC-20)' });
  await page.getByLabel('Amount').fill('12.5');
  await page.getByRole('button', { name: 'Send deposit' }).click();
  await expect(page.getByText('12.5 USDT is on its way.')).toBeVisible();
  await page.getByLabel('How many').fill('2');
  await page.getByRole('button', { name: 'Mine blocks' }).click();
  await expect(page.getByText('Balances: 12.50000000 USDT')).toBeVisible();
  await expectAccessible(page);
});

test('the console sets faults and clears them', async ({ page, suite }) => {
  await page.goto(`${suite.sandbox}/console`);
  await page.getByLabel('Path (* for anything)').fill('/wallet-service/api/wallet/coins');
  await page.getByLabel('Message (empty for none)').fill('Closed for repairs.');
  await page.getByRole('button', { name: 'Add fault' }).click();
  await expect(page.getByText('* /wallet-service/api/wallet/coins: status 500 (always)')).toBeVisible();
  const client = createClient(suite.sandbox);
  expect((await client.call('coins')).data).toMatchObject({ message: 'Closed for repairs.' });
  await page.getByRole('button', { name: 'Clear all faults' }).click();
  await expect(page.getByText('No faults are in force.')).toBeVisible();
  expect((await client.call('coins')).status).toBe(200);
});

test('the mailbox shows the code that was sent', async ({ page, suite }) => {
  const client = createClient(suite.sandbox);
  const player = await client.register();
  await client.call('sendOtp', { body: { email: player.email } });
  const { code } = await client.newestMail(player.email);
  await page.goto(`${suite.sandbox}/mailbox`);
  await page.getByLabel('Recipient').fill(player.email);
  await page.getByLabel('Recipient').press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(code);
  await expectAccessible(page);
});

test('the pages fit 320 pixels, and the API’s is accessible', async ({ page, suite }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/console', '/mailbox', '/docs']) {
    await page.goto(suite.sandbox + path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
  await expectAccessible(page);
});

test('a browser does not itself resend a dropped request', async ({ page, suite }) => {
  const sandbox = sandboxClient(suite.sandbox);
  const player = await createClient(suite.sandbox).register();
  await page.goto(`${suite.sandbox}/console`);
  const send = () =>
    page.evaluate(async (email) => {
      // Browsers resend requests only on reused connections, so some are opened first.
      await Promise.all(Array.from({ length: 4 }, () => fetch('/wallet-service/api/wallet/coins')));
      const body = JSON.stringify({ email });
      const headers = { 'content-type': 'application/json' };
      return fetch('/auth-service/api/auth/send-otp', { method: 'POST', headers, body })
        .then((response) => response.text())
        .then(
          () => 'answered',
          () => 'lost',
        );
    }, player.email);
  expect(await send()).toBe('answered');
  await sandbox.setFault({ path: '/auth-service/*/send-otp', drop: 'after', times: 1 });
  expect(await send()).toBe('lost');
  expect(await sandbox.mail(player.email)).toHaveLength(2);
});
