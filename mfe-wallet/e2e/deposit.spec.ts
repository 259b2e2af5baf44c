import { copiedText, expect, expectAccessible, type Page } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';
import { decodeQR } from 'qr/decode.js';
import { sendDeposit } from './demoPlayer';

const addressOf = (page: Page) => page.getByRole('button', { name: /address$/ }).locator('xpath=preceding-sibling::*');
const picture = (page: Page) => page.getByRole('img', { name: /^QR code/ });

/** Decodes a screenshot of the QR code and its surroundings, as a camera would. */
async function readQr(page: Page): Promise<string> {
  const code = picture(page);
  await code.scrollIntoViewIfNeeded();
  const box = await code.boundingBox();
  if (box === null) throw new Error('There is no QR code.');
  const around = 40;
  const shot = await page.screenshot({
    clip: { x: box.x - around, y: box.y - around, width: box.width + 2 * around, height: box.height + 2 * around },
  });
  // A separate page decodes the PNG: the site's CSP restricts images.
  const studio = await page.context().newPage();
  const image = await studio.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (canvas === null) throw new Error('no canvas');
    canvas.drawImage(bitmap, 0, 0);
    const { width, height, data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width, height, data: [...data] };
  }, shot.toString('base64'));
  await studio.close();
  return decodeQR({ ...image, data: Uint8Array.from(image.data) });
}

test('a deposit is tracked to its credit; its QR code can be read and its address copied at every width', async ({
  page,
  context,
  suite,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto(`${suite.workbench('wallet')}/stage/WalletDialog/deposit`);
  await expect(picture(page)).toHaveAccessibleName('QR code of the BTC deposit address');
  await expectAccessible(page);
  const address = (await addressOf(page).textContent()) ?? '';
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await readQr(page)).toBe(address);
  }
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect.poll(() => copiedText(page)).toBe(address);
  // Copied by selection too, without the gaps between the groups.
  await addressOf(page).click({ clickCount: 3 });
  await page.keyboard.press('Control+C');
  expect((await copiedText(page)).trim()).toBe(address);

  await sendDeposit(suite.sandbox, 'SOL', '1.5');
  // The provider pushes the change: no refresh is needed.
  const own = page.getByRole('list', { name: 'Your deposits' }).getByRole('listitem').first();
  await expect(own).toContainText('1.50000000 SOL');
  await expect(own).toContainText('Credited');
  await expectAccessible(page);
});
