import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, test } from '@tessera/tooling/browser';
import { authenticatorCode } from './authenticator';
import { enrol, openAuth, openSettings, sendLogin, tokenOf } from './player';

test.use({ viewport: { width: 390, height: 844 } });

test('a reload on a phone keeps the step that asks for a code, at login, reset and verification', async ({
  page,
  suite,
}) => {
  const sandbox = sandboxClient(suite.sandbox);
  const player = await sandbox.registerPlayer();
  const { email } = player.session.user;

  await test.step('verification', async () => {
    await openSettings(page, suite, player);
    await page.getByRole('button', { name: 'Send Verification' }).click();
    const dialog = page.getByRole('dialog', { name: 'Verify Email' });
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(dialog).toContainText(email);
    await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('button', { name: 'I have a code' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
  });

  await test.step('reset', async () => {
    await page.goto(`${suite.site}/settings?modal=auth&tab=forgot`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Recover Account' }).click();
    const code = page.getByLabel('Code from the mail');
    await expect(code).toBeFocused();
    await page.reload();
    await expect(code).toBeFocused();
    await expect(page.getByRole('dialog')).toContainText(email);
    await page.getByRole('button', { name: 'Return to Login' }).click();
  });

  await test.step('login', async () => {
    const { secret } = await enrol(suite, player);
    await openAuth(page, suite);
    await sendLogin(page, email, player.password);
    const code = page.getByLabel('Code', { exact: true });
    await expect(code).toBeFocused();
    await page.reload();
    await expect(code).toBeFocused();
    await expect(page.getByRole('dialog', { name: 'One more step' })).toContainText(email);
    await code.fill(authenticatorCode(secret, 1));
    await page.keyboard.press('Enter');
    await expect.poll(() => tokenOf(page)).not.toBeNull();
  });
});
