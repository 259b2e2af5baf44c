import { createHash } from 'node:crypto';
import { copiedText, expect, expectAccessible, type Page, slow } from '@tessera/tooling/browser';
import { test } from '../testing';

const stage = (page: Page) => page.frameLocator('iframe[title="Stage"]');
const choose = (page: Page, setting: string, value: string) =>
  page.getByRole('combobox', { name: setting, exact: true }).selectOption(value);
const addressOfDeposit = (page: Page) => stage(page).getByRole('button', { name: /^Copy/ }).first();
/** Hash of the stage's picture. */
const picture = async (page: Page) =>
  createHash('sha256')
    .update(await page.locator('iframe').screenshot())
    .digest('hex');

/** The stage's picture once it no longer changes. */
async function settledPicture(page: Page): Promise<string> {
  let last = '';
  const isSettled = async () => {
    const before = last;
    last = await picture(page);
    return last === before;
  };
  await expect.poll(isSettled).toBe(true);
  return last;
}
const openPanel = (page: Page, name: string) => page.locator('summary', { hasText: name }).click();

const portOf = (page: Page) => /[/&]sandbox=(\d+)/.exec(page.frames().at(1)?.url() ?? '')?.[1];
const closeSandbox = (page: Page, sandbox: string) => page.request.delete(`${sandbox}/__sandbox/tabs/${portOf(page)}`);

/** There are few sandboxes, and one of a page that was closed counts as in use for a while. */
test.afterEach(async ({ context, suite }) => {
  for (const page of context.pages().filter(portOf)) await closeSandbox(page, suite.sandbox);
});

/** Opens another browser, with nothing stored, at an address. */
async function openElsewhere(page: Page, href: string): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ reducedMotion: 'reduce', viewport: page.viewportSize() });
  if (context === undefined) throw new Error('The page has no browser.');
  const other = await context.newPage();
  await other.goto(href);
  return other;
}

test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-write'] });

test('a reload, Back and another browser show the same picture, in the fonts of the site', async ({ page, suite }) => {
  const fonts = page.waitForResponse(/\/fonts\/geologica-latin/);
  await page.goto(`${suite.workbench('wallet')}/WalletDialog/deposit`);
  expect((await fonts).ok()).toBe(true);
  await expect(addressOfDeposit(page)).toBeVisible();
  await choose(page, 'Viewport', '390x844');
  await choose(page, 'Data', 'many');
  // Without a key: after one, what has the focus has a ring.
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Asia/Tokyo');
  await page.getByRole('combobox', { name: 'Time zone' }).blur();
  await expect(page).toHaveURL(/data=many&zone=Asia%2FTokyo&viewport=390x844$/);
  await expect(addressOfDeposit(page)).toBeVisible();
  await page.mouse.move(0, 0);
  const first = await settledPicture(page);
  await page.reload();
  await expect(addressOfDeposit(page)).toBeVisible();
  await expect.poll(() => picture(page)).toBe(first);

  await choose(page, 'Session', 'signed-out');
  await expect(stage(page).getByText('Log in to see your wallet')).toBeVisible();
  expect(await picture(page)).not.toBe(first);
  await page.goBack();
  await expect(addressOfDeposit(page)).toBeVisible();
  await expect.poll(() => picture(page)).toBe(first);

  const other = await openElsewhere(page, page.url());
  await expect(addressOfDeposit(other)).toBeVisible();
  await expect.poll(() => picture(other)).toBe(first);
  await other.context().close();
});

test('tabs have faults, sessions and sandboxes of their own, duplicated ones too', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('wallet')}/WalletDialog/deposit`);
  await expect(addressOfDeposit(page)).toBeVisible();
  const opened = page.waitForEvent('popup');
  // A window that a page opens has a copy of its session storage, as a duplicated tab has.
  await page.evaluate(() => void window.open(window.location.href));
  const other = await opened;
  await expect(addressOfDeposit(other)).toBeVisible();
  const sandboxOf = async (tab: Page) =>
    /sandbox=\d+/.exec((await tab.locator('iframe').getAttribute('src')) ?? '')?.[0];
  expect(await sandboxOf(other)).not.toBe(await sandboxOf(page));

  await choose(page, 'Faults', 'server-error');
  await expect(stage(page).getByText('Coins could not be loaded')).toBeVisible();
  await choose(other, 'Session', 'signed-out');
  await expect(stage(other).getByText('Log in to see your wallet')).toBeVisible();
  await choose(page, 'Faults', 'none');
  await expect(addressOfDeposit(page)).toBeVisible();
  await choose(other, 'Session', '');
  await expect(addressOfDeposit(other)).toBeVisible();
});

/** Waits until React has shown what it has heard. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test('a tab whose sandbox was closed gets another one', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('wallet')}/WalletDialog/deposit`);
  await expect(addressOfDeposit(page)).toBeVisible();
  const port = portOf(page);
  expect((await closeSandbox(page, suite.sandbox)).ok()).toBe(true);
  await choose(page, 'Session', 'signed-out');
  await expect(stage(page).getByText('Log in to see your wallet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mailbox' })).not.toHaveAttribute('href', new RegExp(`:${port}/`));
});

test('a tab waits while all sandboxes are in use, and takes none from the others', slow, async ({ page, suite }) => {
  const address = `${suite.workbench('wallet')}/WalletDialog/overview-own`;
  const deposit = (tab: Page) => stage(tab).getByRole('button', { name: 'Deposit' });
  const alert = page.getByRole('alert').getByText('All sandboxes are in use.');
  const others = await Promise.all(Array.from({ length: 8 }, () => page.context().newPage()));
  for (const tab of others) {
    await tab.goto(address);
    await expect(deposit(tab)).toBeVisible();
  }
  await page.goto(address);
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Opening a sandbox')).toBeHidden();
  await expect(alert).toBeVisible();
  const [first, ...rest] = others as [Page, ...Page[]];
  await closeSandbox(first, suite.sandbox);
  await page.getByRole('button', { name: 'Try again' }).click();
  await deposit(page).click();
  await expect(addressOfDeposit(page)).toBeVisible();
  await expect(alert).toBeHidden();
  for (const tab of rest) {
    await deposit(tab).click();
    await expect(addressOfDeposit(tab)).toBeVisible();
  }
});

test('a tab looks for its sandbox when it returns to the foreground', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('wallet')}/WalletDialog/deposit`);
  await expect(page.getByText('ready', { exact: true })).toBeVisible();
  const comesBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const looked = page.waitForResponse(/__sandbox\/faults$/);
  await comesBack();
  await (await looked).finished();
  await painted(page);
  await expect(page.getByRole('alert').getByText('was closed')).toBeHidden();
  await closeSandbox(page, suite.sandbox);
  await comesBack();
  await expect(page.getByRole('alert').getByText('was closed')).toBeVisible();
});

test('a fault that closes connections is no closed sandbox', async ({ page, suite }) => {
  const looked = page.waitForResponse(
    (response) => response.url().endsWith('/__sandbox/faults') && response.request().frame() === page.mainFrame(),
  );
  await page.goto(`${suite.workbench('wallet')}/WalletDialog/deposit?faults=closed-before`);
  await expect(page.getByRole('log').getByText('no answer').first()).toBeVisible();
  await (await looked).finished();
  await painted(page);
  await expect(page.getByRole('alert').getByText('was closed')).toBeHidden();
});

test('faults by hand stay in another state, and a fault can be of one call', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('wallet')}/WalletDialog/deposit`);
  await openPanel(page, 'Faults');
  const path = page.getByLabel('Path');
  await path.fill('wallet-service');
  await page.getByLabel('Body').fill('{');
  await page.getByRole('button', { name: 'Add fault' }).click();
  await expect(path).toBeFocused();
  await expect(path).toHaveAccessibleDescription(/begins with a slash/);
  await path.fill('/wallet-service/api/wallet/coins');
  await page.getByRole('button', { name: 'Add fault' }).click();
  await expect(page.getByText('The body is not JSON')).toBeVisible();
  await page.getByLabel('Status').fill('503');
  await page.getByLabel('Body').fill('{"message": "Closed for the night."}');
  await page.getByRole('button', { name: 'Add fault' }).click();
  const log = page.getByRole('log', { name: 'Calls and events' });
  await expect(log.getByText(/wallet\/coins → 503/).first()).toBeVisible();
  await choose(page, 'State', 'WalletDialog/buy');
  await expect(page).toHaveURL(/WalletDialog\/buy\?faults=/);
  await expect(log.getByText(/wallet\/coins → 503/).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Faults in force' })).toContainText('Closed for the night.');
  const data = page.getByRole('combobox', { name: 'Data', exact: true });
  await expect(data).toHaveAccessibleDescription('');
  await choose(page, 'Data', 'many');
  await expect(data).toHaveAccessibleDescription('Some calls are answered by faults instead.');
});

test('a pasted bug report opens with its settings and recorded steps', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('wallet')}/WalletDialog/overview-own?data=many`);
  const localCurrency = stage(page).getByRole('tab', { name: 'Local Currency' });
  await expect(page.getByText('ready', { exact: true })).toBeVisible();
  await openPanel(page, 'Recorder');
  await page.getByRole('button', { name: 'Record' }).click();
  await stage(page).getByRole('button', { name: 'Deposit' }).click();
  await localCurrency.click();
  await expect(page.getByText('"Local Currency"')).toBeVisible();
  await page.getByRole('button', { name: 'Copy bug report' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const report = await copiedText(page);
  await page.goto(suite.workbench('wallet'));
  await openPanel(page, 'Open bug report');
  const open = page.getByRole('button', { name: 'Open', exact: true });
  await open.click();
  await expect(page.getByRole('alert')).toHaveText('There is no link of a workbench in this text.');
  await page.getByLabel('Bug report').fill(report);
  await open.click();
  await expect(page).toHaveURL(/overview-own\?data=many&steps=/);
  await expect(localCurrency).toHaveAttribute('aria-selected', 'true');
});

test('what the state shows is ticked while the stage shows it', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('lists')}/BetsPage/empty`);
  const claim = page.getByRole('listitem').filter({ hasText: 'No bets found' });
  await expect(claim).toHaveText('No bets found ✓ shown');
  await choose(page, 'Faults', 'server-error');
  await expect(claim).toHaveText('No bets found not shown');
});

test('the page believes what the settings say of its browser', async ({ page, suite }) => {
  await page.goto(
    `${suite.workbench('lists')}/BetsPage/empty?locale=de-DE&pointer=coarse&colors=forced&text=200&network=offline`,
  );
  await expect(page.getByRole('log').getByText('no answer').first()).toBeVisible();
  const told = await stage(page)
    .locator('html')
    .evaluate((root) => ({
      number: new Intl.NumberFormat().format(0.5),
      queries: ['(pointer: coarse)', '(hover)', '(hover: none)', '(pointer: fine)', '(forced-colors: active)'].map(
        (query) => window.matchMedia(query).matches,
      ),
      fontSize: getComputedStyle(root).fontSize,
      isOnLine: navigator.onLine,
    }));
  expect(told).toEqual({
    number: '0,5',
    queries: [true, false, true, false, true],
    fontSize: '32px',
    isOnLine: false,
  });
});

test('recorded steps can be taken again, and pasted as a state', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('wallet')}/WalletDialog/overview-own`);
  const localCurrency = stage(page).getByRole('tab', { name: 'Local Currency' });
  await expect(page.getByText('ready')).toBeVisible();
  await openPanel(page, 'Recorder');
  await page.getByRole('button', { name: 'Record' }).click();
  await stage(page).getByRole('button', { name: 'Deposit' }).click();
  await localCurrency.click();
  const first = await page.locator('iframe').elementHandle();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByRole('button', { name: 'Copy as state' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(JSON.parse(await copiedText(page)).steps).toEqual([{ press: 'Deposit' }, { press: 'Local Currency' }]);
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect.poll(() => first?.evaluate((frame) => frame.isConnected)).toBe(false);
  await expect(localCurrency).toHaveAttribute('aria-selected', 'true');
});

test('the module’s own query survives a reload, and a setting that is not valid is named', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('lists')}/TransactionsPage/loaded?zone=Atlantis&session=player`);
  await expect(page.getByRole('alert').getByText('zone=Atlantis')).toBeVisible();
  await stage(page).getByRole('searchbox').fill('none-has-this-id');
  await expect(page).toHaveURL(/at=search%3Dnone-has-this-id/);
  await page.reload();
  await expect(stage(page).getByRole('searchbox')).toHaveValue('none-has-this-id');
});

test('a page that reloads itself stays as it comes back, and the steps are taken once', async ({ page, suite }) => {
  const verifications: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/verify-email')) verifications.push(request.url());
  });
  await page.goto(`${suite.workbench('account')}/SettingsPage/email-verified`);
  const root = stage(page).locator('html');
  const wayHere = () =>
    root.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => entry.toJSON().type)
        .join(),
    );
  await expect.poll(wayHere).toBe('reload');
  await expect(root).toHaveAttribute('data-workbench', 'ready');
  await expect(stage(page).getByRole('button', { name: 'I have a code' })).toBeVisible();
  expect(verifications).toHaveLength(1);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(stage(page).getByText('Email verified successfully!')).toBeVisible();
  expect(verifications).toHaveLength(2);
});

test('the workbench is accessible, wide and on a phone', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('wallet')}/WalletDialog/deposit`);
  await expect(addressOfDeposit(page)).toBeVisible();
  for (const panel of ['Recorder', 'Faults', 'Extensions', 'Props', 'Open bug report']) await openPanel(page, panel);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.goto(suite.workbench('wallet'));
  await expectAccessible(page);
});

test('the site’s page of diagnostics opens in the stage, wide and on a phone', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('wallet')}/WalletDialog/deposit`);
  await expect(addressOfDeposit(page)).toBeVisible();
  await page.getByRole('link', { name: 'Diagnostics' }).click();
  await expect(stage(page).getByRole('heading', { level: 1, name: 'Diagnostics' })).toBeVisible();
  await expect(stage(page).getByRole('row', { name: /^wallet \d+\.\d+\.\d+-/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.evaluate(() => window.history.back());
  await expect(addressOfDeposit(page)).toBeVisible();
  await page.goto(`${suite.workbench('wallet')}/__mf`);
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnostics' })).toBeVisible();
});

test('F6 leaves a dialog of the stage, and comes back', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('wallet')}/WalletDialog/deposit`);
  await addressOfDeposit(page).focus();
  const panels = page.getByRole('complementary', { name: 'Panels' });
  for (const next of [
    panels.locator('summary').first(),
    page.getByRole('link', { name: 'mfe-wallet alone' }),
    page.locator('iframe'),
  ]) {
    await page.keyboard.press('F6');
    await expect(next).toBeFocused();
  }
});

test('a fault by hand counts before those of the state', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('wallet')}/WalletDialog/withdraw-insufficient`);
  await openPanel(page, 'Faults');
  await page.getByRole('textbox', { name: 'Path' }).fill('/wallet-service/api/wallet/*/balance');
  await page.getByRole('textbox', { name: 'Status' }).fill('502');
  await page.getByRole('textbox', { name: 'Body' }).fill('<h1>Bad gateway</h1>');
  await page.getByRole('button', { name: 'Add fault' }).click();
  await expect(page.getByRole('log').getByText('balance → 502').first()).toBeVisible();
});

test('calls that wait and steps that cannot be taken are named', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('wallet')}/WalletDialog/overview-own?faults=time-out`);
  await expect(page.getByRole('log').getByText('balance → waiting')).toBeVisible();
  await page.goto(`${suite.workbench('wallet')}/WalletDialog/withdraw-insufficient?session=expired`);
  await expect(page.getByText('not possible so far')).toBeVisible();
});

test('a text that the browser does not copy can be copied by hand', async ({ page, suite }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
  });
  await page.goto(`${suite.workbench('wallet')}/WalletDialog/deposit?data=many`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByLabel('Copy this')).toHaveValue(page.url());
});
