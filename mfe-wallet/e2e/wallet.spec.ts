import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectAccessible, type Page } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';

/** Until then, texts have the width of the fallback font. */
const fontsLoaded = (page: Page) => page.evaluate(async () => void (await document.fonts.ready));

async function sizeOf(page: Page) {
  const controls = page.getByRole('group', { name: 'Wallet controls' });
  await expect(controls).toBeVisible();
  await fontsLoaded(page);
  return controls.boundingBox();
}

for (const width of [1440, 390]) {
  test(`nothing shifts in the header when the balance loads, at ${width} pixels`, async ({ page, suite }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${suite.workbench('wallet')}/stage/HeaderWallet/loading`);
    const before = await sizeOf(page);
    await sandboxClient(suite.sandbox).clearFaults();
    await page.goto(`${suite.workbench('wallet')}/stage/HeaderWallet/loaded`);
    await expect(page.getByText('$8,412.07')).toBeVisible();
    expect(await sizeOf(page)).toEqual(before);
    await expectAccessible(page, { within: '[role="group"]' });
  });
}

for (const width of [1440, 390]) {
  for (const { view, call, name, stands, arrives } of [
    { view: 'settings', call: 'rates', name: 'Change currency', stands: 'Protect withdrawals.', arrives: /^Rates: / },
    { view: 'overview-euros', call: 'rates', name: 'Deposit', stands: '0.08421839', arrives: /^Rates: / },
    { view: 'overview', call: 'two-factor', name: 'Deposit', stands: '0.08421839', arrives: 'Protect withdrawals.' },
  ]) {
    test(`${name} stays in its place when the answer of ${call} arrives, at ${width} pixels`, async ({
      page,
      suite,
    }) => {
      const held: (() => Promise<void>)[] = [];
      await page.route(`**/${call}`, (route) => void held.push(() => route.continue()));
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${suite.workbench('wallet')}/stage/WalletDialog/${view}`);
      const button = page.getByRole('dialog').getByRole('button', { name });
      await expect(page.getByText(stands)).toBeVisible();
      await expect.poll(() => held.length).toBe(1);
      await fontsLoaded(page);
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
      const before = await button.boundingBox();
      await held[0]?.();
      await expect(page.getByText(arrives)).toBeVisible();
      expect(await button.boundingBox()).toEqual(before);
    });
  }
}
