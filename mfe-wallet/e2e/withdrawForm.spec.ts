import { formatCrypto, subtractDecimals } from '@tessera/shared-contracts/money';
import { expect, expectAccessible, type Page, quiet, textOutsideWindow } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';
import { fillNewestCode, readSum } from './demoPlayer';

const recipient = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const lookAlike = '0x5aae81f4c2d09b7736e5a1180c4d9f62b37aeaed';

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

test('the form validates networks, payment addresses and recipients, and suggests known recipients', async ({
  page,
  suite,
}) => {
  const before = await readSum(suite.sandbox, 'ETH');
  await installDetector(page, `ethereum:${recipient}@11155111?value=1e17`);
  await page.goto(`${suite.workbench('wallet')}/stage/WalletDialog/overview-own`);
  await page.getByRole('button', { name: 'Withdraw' }).click();

  await test.step('an amount with too many places', async () => {
    await field(page).fill('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsy');
    await page.getByRole('button', { name: /^Max/ }).click();
    await page.getByLabel('Amount').press('End');
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This does not look like a Bitcoin testnet address')).toBeVisible();
    await expect(page.getByText('Use at most 8 decimal places')).toBeVisible();
  });

  await test.step('the player’s own address', async () => {
    await page.getByRole('combobox', { name: 'Currency' }).click();
    await page.getByRole('option', { name: /^ETH/ }).click();
    const ownAddress = page.waitForResponse(/\/deposit-address\?/);
    await field(page).fill(recipient);
    const { payAddress } = await (await ownAddress).json();
    await field(page).fill(payAddress);
    await expect(page.getByRole('alert')).toContainText('This is your own deposit address');
  });

  await test.step('payment requests that cannot be paid', async () => {
    const asked: string[] = [];
    page.on('request', (request) => void (request.url().endsWith('/withdrawOtp') && asked.push(request.url())));
    const transfer = `/transfer?address=${recipient}&uint256=2500000`;
    const tether = `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7${transfer}`;
    await page.getByLabel('Amount').fill('0.1');
    for (const [request, what] of [
      [`ethereum:${recipient}@1?value=1e17`, '0.1 ETH on Ethereum'],
      [tether, '2.5 USDT on Ethereum'],
    ] as const) {
      await field(page).fill(request);
      const words = `This payment request asks for ${what}; you chose ETH on Ethereum Sepolia`;
      await expect(field(page)).toHaveAccessibleDescription(words);
      await page.getByRole('button', { name: 'Confirm Withdrawal' }).click();
      await expect(field(page)).toHaveAccessibleDescription(words);
      await expect(field(page)).toBeFocused();
    }
    expect(asked).toEqual([]);
    // It applies once its coin is picked.
    await page.getByRole('combobox', { name: 'Currency' }).click();
    await page.getByRole('option', { name: /^USDT.*ERC-20/ }).click();
    await expect(field(page)).toHaveValue(recipient);
    await expect(page.getByLabel('Amount')).toHaveValue('2.5');
    await page.getByRole('combobox', { name: 'Currency' }).click();
    await page.getByRole('option', { name: /^ETH/ }).click();
  });

  await test.step('the camera', async () => {
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

  await test.step('the withdrawal', async () => {
    await expect(page.getByText(/It has no checksum/)).toBeVisible();
    await page.getByRole('button', { name: '25%' }).click();
    await expect(page.getByLabel('Amount')).not.toHaveValue('0.1');
    await page.getByLabel('Amount').fill('0.1');
    await page.getByRole('button', { name: 'Confirm Withdrawal' }).click();
    await fillNewestCode(page, suite.sandbox);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await readSum(suite.sandbox, 'ETH')).toBe(formatCrypto(subtractDecimals(before, '0.1')));
  });

  await test.step('the next withdrawal', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('combobox', { name: 'Currency' }).click();
    await page.getByRole('option', { name: /^ETH/ }).click();
    await page.getByRole('button', { name: /^0x5aae/ }).click();
    await expect(field(page)).toHaveValue(recipient);
    await expect(page.getByText(/This device does not know/)).toHaveCount(0);
    await field(page).fill(lookAlike);
    await expect(page.getByRole('alert')).toContainText('only its ends are the same');
    await field(page).fill('');
    await page.getByRole('button', { name: 'Forget recent addresses' }).click();
    await expect(page.getByRole('group', { name: 'Recent addresses' })).toHaveCount(0);
  });
});

test('on a small phone a destination tag fits, and a comma is the decimal separator', async ({ browser, suite }) => {
  const phone = { viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true, locale: 'de-DE' };
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`${suite.workbench('wallet')}/stage/WalletDialog/withdraw-tag`);
  await expect(page.getByLabel('Destination tag')).toHaveValue('12345');
  await page.getByLabel('Amount').pressSequentially('1,250');
  await expect(page.getByLabel('Amount')).toHaveValue('1,250');
  await expect(page.getByLabel('Amount')).toHaveAccessibleDescription(/Value \$1\.25$/);
  await expectAccessible(page);
  expect(await textOutsideWindow(page)).toEqual([]);
  await context.close();
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
