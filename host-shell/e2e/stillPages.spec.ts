import { expect, test, watchShifts } from '@tessera/tooling/browser';
import { signIn } from './signIn';

test('what is shown stays where it is while a page’s own content, or the profile’s last row, arrives', async ({
  page,
  suite,
}) => {
  const shifts = await watchShifts(page);
  const expectStill = async (address: string, text: string) => {
    await page.goto(suite.site + address);
    await expect(page.getByText(text)).toBeVisible();
    expect(
      (await shifts()).filter(({ score }) => score > 0.01),
      address,
    ).toEqual([]);
  };
  await expectStill('/privacy', 'Kept on your device');
  await expectStill('/terms', 'The text of this page is not published yet.');
  await expectStill('/contact', 'This opens your mail program');
  await signIn(page, suite);
  await expectStill('/?modal=profile', 'Choose a protection');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectStill('/?modal=profile', 'Choose a protection');
});

test('on a phone a view of the wallet that is opened by its address keeps its place while it loads', async ({
  page,
  suite,
}) => {
  const shifts = await watchShifts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, suite);
  for (const [view, last] of [
    ['deposit', 'Copy address'],
    ['withdraw', 'Confirm Withdrawal'],
    ['vault', 'Move into vault'],
    ['addresses', 'Add an address'],
  ] as const) {
    await page.goto(`${suite.site}/?modal=wallet&view=${view}`);
    await expect(page.getByRole('button', { name: last })).toBeVisible();
    const found = await shifts();
    expect(
      found.filter(({ score }) => score > 0.02),
      view,
    ).toEqual([]);
    expect(
      found.reduce((sum, { score }) => sum + score, 0),
      view,
    ).toBeLessThan(0.05);
  }
});
