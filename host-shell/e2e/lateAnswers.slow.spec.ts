import { expect, test } from '@tessera/tooling/browser';
import { aPlayerWithMoney, logIn, playDice, writeSession } from './playersOfTabs';

test('a late answer to the previous player shows nothing in the lists of the next', async ({
  page,
  context,
  suite,
}) => {
  const [first, second] = [await aPlayerWithMoney(suite), await aPlayerWithMoney(suite)];
  await playDice(suite, first, '0.00300000');
  await playDice(suite, second, '0.00400000');
  const other = await logIn(context, suite, first);
  const ofFirst = (call: string) => (url: URL) => url.pathname.endsWith(`/${first.session.user.id}/${call}`);

  for (const { call, open } of [
    { call: 'bets', open: () => page.goto(`${suite.site}/bets`) },
    { call: 'transactions', open: () => page.goto(`${suite.site}/transactions`) },
    {
      call: 'bets',
      open: async () => {
        await page.goto(suite.site);
        await page.getByRole('tab', { name: 'My Bets' }).click();
      },
    },
  ]) {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isSent = Promise.resolve();
    await writeSession(other, first.session);
    await page.route(ofFirst(call), async (route) => {
      const response = await route.fetch();
      await released;
      // The page may have aborted the request by now.
      isSent = route.fulfill({ response }).catch(() => undefined);
    });
    const asked = page.waitForRequest((request) => ofFirst(call)(new URL(request.url())));
    await open();
    await asked;
    await writeSession(other, second.session);
    const rows = page.getByRole('main');
    await expect(rows.getByText(/0\.00400000/).first()).toBeVisible();
    release();
    await isSent;
    await page.unroute(ofFirst(call));
    await expect(rows.getByText(/0\.00400000/).first()).toBeVisible();
    await expect(rows.getByText(/0\.00300000/)).toHaveCount(0);
  }
});
