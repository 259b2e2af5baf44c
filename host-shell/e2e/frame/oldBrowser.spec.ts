import { expect, expectAccessible, rendered, test } from '@tessera/tooling/browser';

const told =
  /This browser is too old for this site\..* Chrome or Edge from \d+, Firefox from \d+ or Safari from [\d.]+\./;

test('a browser that lacks what the site needs is told before the page starts, and reads on', async ({
  page,
  suite,
}) => {
  await page.addInitScript(() => {
    delete (Document.prototype as { adoptedStyleSheets?: unknown }).adoptedStyleSheets;
  });
  await page.goto(suite.site, { waitUntil: 'load' });
  await expect(page.getByRole('alert')).toHaveText(told);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  // The page has not started: links are followed by the browser.
  expect(await page.locator('#root').getAttribute('data-path')).not.toBeNull();
  await page.getByRole('link', { name: 'See the ladder' }).click();
  await expect(page).toHaveTitle('VIP · Tessera');
  await expect(page.getByRole('alert')).toHaveText(told);
});

test('other browsers are not told', async ({ page, suite }) => {
  await page.goto(suite.site);
  await rendered(page);
  await expect(page.getByText(told)).toBeHidden();
});
