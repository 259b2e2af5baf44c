import { sandboxClient, sessionEntries } from '@tessera/shared-contracts/testing/sandbox';
import { expect, type Locator } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';

test('withdrawing takes no more presses than depositing, from the home page, at every width', async ({
  page,
  suite,
}) => {
  const { session, password } = await sandboxClient(suite.sandbox).registerPlayer();
  // Signs in with the provider's cookie too, which deposits require.
  const { email } = session.user;
  await page.request.post(`${suite.sandbox}/auth-service/api/auth/login`, { data: { email, password } });
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, sessionEntries(session));

  /** Presses until something is there. */
  async function countPresses(goal: Locator, ...presses: readonly Locator[]): Promise<number> {
    await page.goto(suite.site);
    let count = 0;
    for (const control of presses) {
      if (await goal.isVisible()) break;
      await control.click();
      count += 1;
    }
    await expect(goal).toBeVisible();
    return count;
  }
  const wallet = page.getByRole('banner').getByRole('button', { name: /^Total balance/ });
  const dialog = page.getByRole('dialog');
  const tabOf = (name: string) => dialog.getByRole('button', { name, exact: true });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const deposit = await countPresses(dialog.getByRole('button', { name: 'Copy address' }), wallet, tabOf('Deposit'));
    const submit = page.getByRole('dialog', { name: 'Withdraw' }).getByRole('button', { name: 'Confirm Withdrawal' });
    const withdraw = await countPresses(submit, wallet, tabOf('Withdraw'));
    expect([deposit, withdraw]).toEqual([2, 2]);
  }
});
