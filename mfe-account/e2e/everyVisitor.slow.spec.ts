import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectToast, test, testEveryVisitor } from '@tessera/tooling/browser';
import { announceWallet } from './browserWallet';
import { openAuth, sendLogin, uncovered } from './player';

testEveryVisitor('sets a new password, logs in, adds and removes a second factor', async (page, suite) => {
  const sandbox = sandboxClient(suite.sandbox);
  const { session } = await sandbox.registerPlayer();
  const { id, email } = session.user;
  const codeOfApp = async () => (await sandbox.authenticatorCode(id)) ?? '';
  const password = 'Tessellate2!';
  const field = (label: string) => page.getByLabel(label, { exact: true });

  await test.step('sets a new password', async () => {
    await openAuth(page, suite);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await field('Email').fill(email);
    await page.getByRole('button', { name: 'Recover Account' }).click();
    await field('Code from the mail').fill(await sandbox.newestCode(email));
    await field('New password').fill(password);
    await field('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('Your password is changed. Log in with the new one.')).toBeVisible();
  });

  await test.step('is refused with a wrong password, then logs in', async () => {
    await sendLogin(page, email, 'not the password');
    await expect(page.getByRole('alert').filter({ hasNotText: 'Your password is changed.' })).toBeVisible();
    await sendLogin(page, email, password);
    await uncovered(page);
    await expect(page.getByRole('region', { name: 'Account details' })).toContainText(email);
  });

  const isOn = page.getByRole('switch', { name: 'Enable 2FA' });
  const dialog = page.getByRole('dialog', { name: 'Two-Factor Authentication' });
  await test.step('adds a second factor', async () => {
    await isOn.click();
    await field('Your password').fill(password);
    await page.keyboard.press('Enter');
    await expect(field('Secret Key')).not.toHaveValue('');
    await field('Enter 6-digit code').fill(await codeOfApp());
    await dialog.getByRole('button', { name: 'Complete Setup' }).click();
    const codes = page.getByRole('dialog', { name: 'Recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await expect(codes.locator('li font')).toHaveCount(0);
    await codes.getByRole('button', { name: 'I have kept them' }).click();
    await expect(isOn).toBeChecked();
  });

  await test.step('removes it', async () => {
    await isOn.click();
    await expect(dialog).toContainText('10 recovery codes are left.');
    await dialog.getByLabel(/^Code of your authenticator app/).fill(await codeOfApp());
    const proof = dialog.getByLabel('Your password');
    if (await proof.isVisible()) await proof.fill(password);
    await dialog.getByRole('button', { name: 'Switch off' }).click();
    await expectToast(page, 'Two-Factor Authentication disabled');
    await expect(isOn).not.toBeChecked();
  });
});

testEveryVisitor('connects a wallet', async (page, suite) => {
  await announceWallet(page);
  const player = await sandboxClient(suite.sandbox).registerPlayer();
  await openAuth(page, suite);
  await sendLogin(page, player.session.user.email, player.password);
  await uncovered(page);
  await page.getByRole('button', { name: 'Connect Wallet' }).click();
  const wallets = page.getByRole('list', { name: 'Your connected wallets' });
  await expect(wallets).toContainText('Stone Wallet');
  await expect(wallets).toContainText('0x52ae…Bd17b0');
  await wallets.getByRole('button', { name: 'Disconnect Stone Wallet' }).click();
  await expect(page.getByText('No Connected Wallets')).toBeVisible();
});
