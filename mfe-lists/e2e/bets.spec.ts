import { expect } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`a real bet opens from anywhere in its row but its copy button, at ${viewport.width} px`, async ({
    page,
    suite,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${suite.workbench('lists')}/stage/BetsPage/real`);
    await expect(page.getByText('Showing 1 to 20 of 100 bets')).toBeVisible();
    const row = page
      .getByRole(viewport.width < 768 ? 'listitem' : 'row')
      .filter({ has: page.getByRole('link') })
      .first();
    const { searchParams } = new URL((await row.getByRole('link').getAttribute('href')) ?? '', page.url());
    await page.evaluate(() => {
      const requested: unknown[] = [];
      Object.assign(window, { requested });
      window.addEventListener('dialog-requested', (event) => requested.push((event as CustomEvent).detail));
    });
    const requested = () => page.evaluate(() => (window as unknown as { requested: readonly unknown[] }).requested);
    const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
    const places = [0.02, 0.25, 0.4, 0.55, 0.7, 0.98].flatMap((x) =>
      [0.3, 0.55].map((y) => ({ x: x * width, y: y * height })),
    );
    // The link covers the row below the copy button.
    for (const position of places) await row.click({ position });
    await row.getByRole('link').press('Enter');
    await row.getByRole('button', { name: /^Copy bet ID/ }).click();
    const bet = { dialog: 'bet', bet: searchParams.get('bet') };
    expect(await requested()).toEqual([...places.map(() => bet), bet]);
  });
}
