import { expect, expectAccessible, type Page, quiet } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';

const recipient = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';

/** Installs a fake `BarcodeDetector` that finds a text in any picture, and later a camera. */
async function installDetector(page: Page, text: string) {
  await page.addInitScript((found) => {
    class BarcodeDetector {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => [{ rawValue: found }];
    }
    Object.assign(window, { BarcodeDetector });
  }, text);
}
const installCamera = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 300, 150), 50);
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10);
  });

const field = (page: Page) => page.getByLabel('Withdrawal address');

test('the form knows the player’s own address, and fills in what the camera reads', async ({ page, suite }) => {
  await installDetector(page, `ethereum:${recipient}@11155111?value=1e17`);
  await page.goto(`${suite.workbench('wallet')}/stage/WalletDialog/overview-own`);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('combobox', { name: 'Currency' }).click();
  await page.getByRole('option', { name: /^ETH/ }).click();
  const ownAddress = page.waitForResponse(/\/deposit-address\?/);
  await field(page).fill(recipient);
  const { payAddress } = await (await ownAddress).json();
  await field(page).fill(payAddress);
  await expect(page.getByRole('alert')).toContainText('This is your own deposit address');

  const scan = page.getByRole('button', { name: 'Scan a QR code' });
  await scan.click();
  const scanner = page.getByRole('dialog', { name: 'Scan a QR code' });
  // This machine has no camera, or the browser refuses it without a prompt.
  await expect(scanner.getByRole('status')).toContainText(/aste the address/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(scan).toBeFocused();
  await installCamera(page);
  await scan.press('Enter');
  await expect(field(page)).toHaveValue(recipient);
  await expect(page.getByLabel('Amount')).toHaveValue('0.1');
  await expect(scanner).toHaveCount(0);
});

test('the address checks are loaded when the form opens, and retried after a failed load', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('wallet')}/stage/WalletDialog/overview-own`);
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await quiet(page);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  );
  const contents = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).text()));
  expect(contents.length).toBeGreaterThan(0);
  expect(contents.filter((content) => content.includes('bitcoincash'))).toEqual([]);

  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await field(page).fill('tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7');
  await page.getByLabel('Amount').fill('0.025');
  await page.getByRole('button', { name: 'Confirm Withdrawal' }).click();
  await expect(page.getByRole('alert')).toHaveText('The address could not be checked. Please try again.');
  await page.unroute('**/*.js');
  await page.getByRole('button', { name: 'Confirm Withdrawal' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm Withdrawal' })).toBeVisible();
});
