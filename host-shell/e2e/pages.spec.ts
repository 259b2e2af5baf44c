import { createHash } from 'node:crypto';
import { expect, expectAccessible, test } from '@tessera/tooling/browser';
import { signIn } from './signIn';

test('a page starts at the top with its heading focused, and back restores the scroll position', async ({
  page,
  suite,
}) => {
  await page.goto(`${suite.site}/`);
  await expect(page.getByRole('region', { name: 'Games' }).getByRole('link', { name: /Keno/ })).toBeVisible();
  await page.getByRole('region', { name: 'Questions' }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(300);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'VIP' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'VIP' })).toBeFocused();
  await expect(page).toHaveTitle('VIP · Tessera');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // At the end of the page, which has a fractional height.
  const distance = () => page.evaluate((place) => Math.abs(window.scrollY - place), left);
  await page.goBack();
  await expect.poll(distance).toBeLessThanOrEqual(1);
  await page.reload();
  await expect.poll(distance).toBeLessThanOrEqual(1);
});

test('the heading of a remote’s page gets the focus, however late it loads', async ({ page, suite }) => {
  await page.route(/TransactionsPage/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto(`${suite.site}/vip`);
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Transactions' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Transactions' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(heading).toBeFocused();
});

test('a malformed address shows the layout and the not-found page', async ({ page, suite }) => {
  await page.goto(`${suite.site}/game/%E0%A4%A`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('logging out in one tab logs out the others', async ({ page, suite }) => {
  await signIn(page, suite);
  await page.goto(`${suite.site}/vip`);
  const other = await page.context().newPage();
  await other.goto(`${suite.site}/vip`);
  await other.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('the page that a provider returns to notifies the page around its frame, and links to the lobby outside a frame', async ({
  page,
  suite,
}) => {
  await page.goto(`${suite.site}/privacy`);
  const message = await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('message', ({ data, origin }) => resolve({ data, isOwn: origin === location.origin }));
        const frame = document.createElement('iframe');
        frame.src = '/game-return';
        document.body.append(frame);
      }),
  );
  expect(message).toEqual({ data: { type: 'tessera:game-returned' }, isOwn: true });
  await page.goto(`${suite.site}/game-return`);
  await expect(page).toHaveURL(`${suite.site}/games`);
});

/** Known answers of every game, checked against other implementations. */
const knownRounds: readonly (readonly [game: string, result: string])[] = [
  ['dice', '83.21'],
  ['limbo', '1.18'],
  ['automatic', '1.18'],
  ['keno', '34, 35, 7, 30, 8, 24, 23, 18, 40, 20'],
];

test('verifies the round of a link in the browser', async ({ page, suite }) => {
  for (const [game, result] of knownRounds) {
    await page.goto(`${suite.site}/provably-fair?game=${game}&serverSeed=def&clientSeed=abc&nonce=0&result=${result}`);
    await expect(page.getByRole('status').getByText(result, { exact: true })).toBeVisible();
    await expect(page.getByText('The result matches the seeds.')).toBeVisible();
  }
  await expectAccessible(page);
});

const luckyServerSeed = 'c5e7146c5863d7d647c93ffe7d4ec13fffbb7311108fab0c067d97bcc2b32d55';

test('verifies a round however its values were pasted', async ({ page, suite }) => {
  await page.goto(`${suite.site}/provably-fair`);
  const clientSeed = page.getByLabel('Client seed');
  await page
    .getByLabel('Server seed', { exact: true })
    .fill(' c5e7146c5863d7d647c93ffe7d4ec13f\u00a0ffbb7311108fab0c067d97bcc2b32d55\u200b ');
  await page
    .getByLabel('Server seed hash')
    .fill(`\ufeff${createHash('sha256').update(luckyServerSeed).digest('hex').toUpperCase()}\u2069`);
  await clientSeed.fill('\u200eLucky\u200bClient\u00adSeed777\u00a0');
  await page.getByLabel('Nonce').fill('\u2066٠ ');
  for (const result of ['25,78', '٢٥٫٧٨', '２５．７８', ' 25.78\u200b ']) {
    await page.getByLabel('Result').fill(result);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('The hash matches the server seed.')).toBeVisible();
    await expect(page.getByText('The result matches the seeds.')).toBeVisible();
  }

  // Spaces inside a client seed are part of it, also while it is typed.
  await clientSeed.fill('');
  await clientSeed.pressSequentially('my own seed');
  await expect(clientSeed).toHaveValue('my own seed');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('main').getByText('my own seed:0:0')).toBeVisible();
  await expect(page.getByText('The result does not match the seeds.')).toBeVisible();
});
