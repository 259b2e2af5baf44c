import { expect, test } from '@tessera/tooling/browser';

test.use({ javaScriptEnabled: false });

test('without scripts the site shows a notice, and its pages can be read and reached by links', async ({
  page,
  suite,
}) => {
  await page.goto(suite.site, { waitUntil: 'load' });
  // Playwright finds no text in <noscript>.
  await expect(page.locator('noscript').getByRole('status')).toBeVisible();
  await page.getByRole('link', { name: 'See the ladder' }).click();
  await expect(page).toHaveTitle('VIP · Tessera');
  await expect(page.getByRole('heading', { level: 1, name: 'VIP' })).toBeVisible();
  const answer = await page.goto(`${suite.site}/nowhere/at/all`, { waitUntil: 'load' });
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(page).toHaveTitle('Games · Tessera');
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  // The provider's games at the time of composing.
  await expect(page.getByText('6 games, 8 coming soon')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Slots', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Casino: Slots' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Seven Hills|Slots Ostia/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/game\//);
  await page.goto(suite.site, { waitUntil: 'load' });
  const games = page.getByRole('region', { name: 'Games', exact: true });
  await expect(games.getByText('6 games, 8 coming soon')).toBeVisible();
  await games.getByRole('link', { name: 'Keno Tessera' }).click();
  await expect(page).toHaveURL(`${suite.site}/game/Keno`);
});

test('every page in the sitemap has a unique address, title, description and heading', async ({ request, suite }) => {
  const robots = await (await request.get(`${suite.site}/robots.txt`)).text();
  const sitemap = /Sitemap: (.*)/.exec(robots)?.[1] ?? '';
  const addresses = [...(await (await request.get(sitemap)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses).toContain(`${suite.site}/games`);
  const seen = { titles: new Set<string>(), descriptions: new Set<string>(), headings: new Set<string>() };
  for (const address of addresses) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text = '']) => text.trim());
    expect(headings, address).toHaveLength(1);
    seen.headings.add(headings[0] ?? '');
    seen.titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
    seen.descriptions.add(/<meta name="description" content="(.*?)">/.exec(html)?.[1] ?? '');
  }
  for (const texts of Object.values(seen)) {
    expect(texts.size).toBe(addresses.length);
    expect(texts).not.toContain('');
  }
  const picture = await request.get(`${suite.site}/link-preview.png`);
  expect(picture.headers()['content-type']).toBe('image/png');
});
