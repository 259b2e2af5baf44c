import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, type Page, removeExtensions, test, watchShifts } from '@tessera/tooling/browser';
import { aPlayerWithMoney, logIn } from './playersOfTabs';

const bell = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true, expanded: false });

test('a notice is counted on every device, and read on all once one shows it', async ({ context, browser, suite }) => {
  const sandbox = sandboxClient(suite.sandbox);
  const player = await aPlayerWithMoney(suite);
  const desktop = await logIn(context, suite, player);
  const phones = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await logIn(phones, suite, player);
  const tab = await phones.newPage();
  for (const page of [desktop, phone, tab]) await page.goto(`${suite.site}/vip`);
  await desktop.bringToFront();
  const list = desktop.getByRole('region', { name: 'Notices' });
  await desktop
    .getByRole('banner')
    .getByRole('button', { name: /^Notices/ })
    .click();
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await desktop.keyboard.press('Escape');
  for (const page of [desktop, phone, tab]) await expect(bell(page, 'Notices')).toBeVisible();

  await sandbox.deposit({ userId: player.session.user.id, currency: 'BTC', amount: '0.00200000' });
  await sandbox.mineBlocks(3);
  for (const page of [desktop, phone, tab]) await expect(bell(page, 'Notices, 1 unread')).toBeVisible();

  await bell(desktop, 'Notices, 1 unread').press('Enter');
  await expect(list.getByRole('listitem').first()).toHaveText(/^New: Deposit credited0\.00200000 BTC/);
  for (const page of [phone, tab]) await expect(bell(page, 'Notices')).toBeVisible();
  await list
    .getByRole('button', { name: /Deposit credited/ })
    .first()
    .press('Enter');
  await expect(desktop.getByRole('dialog', { name: 'Transaction' })).toBeVisible();
  await expect(list).toHaveCount(0);
  await phones.close();
});

test('the header keeps its layout while the bell arrives, with the extension and without it', async ({
  context,
  suite,
}) => {
  const page = await logIn(context, suite, await aPlayerWithMoney(suite));
  await page.setViewportSize({ width: 390, height: 844 });
  const readShifts = await watchShifts(page);
  await page.goto(`${suite.site}/vip`);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Notices/ })).toBeVisible();
  expect(await readShifts()).toEqual([]);
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/notices') && asked.push(request.url())));
  await removeExtensions(page, suite.site, ['notices']);
  await page.goto(`${suite.site}/vip`);
  await expect(page.getByRole('button', { name: /^Total balance/ })).toHaveAccessibleName(/\$/);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Notices/ })).toHaveCount(0);
  expect([await readShifts(), asked]).toEqual([[], []]);
});
