import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, logIn, test } from '@tessera/tooling/browser';

test('a round of a framed game shows its seed once it is revealed, and is verified on the site', async ({
  page,
  suite,
}) => {
  const sandbox = sandboxClient(suite.sandbox);
  const player = await sandbox.registerPlayer();
  const { user } = player.session;
  await sandbox.deposit({ userId: user.id, currency: 'BTC', amount: '0.1' });
  await expect.poll(async () => (await sandbox.ledger(user.id)).sums.BTC).toBe('0.10000000');
  await logIn(page, suite, { email: user.email, password: player.password });
  await page.goto(`${suite.site}/game/plinko`);
  // Until then the frame cannot get the focus.
  await expect(page.locator('iframe')).not.toHaveAttribute('inert');
  const game = page.frameLocator('iframe');
  const rounds = game.getByRole('list', { name: 'Recent rounds' }).getByRole('button');
  await game.getByRole('button', { name: 'Drop ball' }).click();
  await rounds.first().click();
  const history = game.getByRole('dialog', { name: 'History' });
  await expect(history.getByText('Hidden until you replace it')).toBeVisible();
  const [, pocket = ''] = /pocket (\d+)/.exec(await history.innerText()) ?? [];
  await page.keyboard.press('Escape');

  await game.getByRole('button', { name: 'Fairness' }).click();
  await game.getByRole('button', { name: 'Reveal and replace seeds' }).click();
  await expect(game.getByText('The hash of this server seed is the one you saw before.')).toBeVisible();
  await page.keyboard.press('Escape');
  await rounds.first().click();
  await expect(history.getByText('Hidden until you replace it')).toHaveCount(0);

  const link = history.getByRole('link', { name: 'Verify on the site' });
  for (const press of [
    () => link.click(),
    () => link.click({ button: 'middle' }),
    () => link.click({ modifiers: ['ControlOrMeta'] }),
    () => link.press('Enter'),
  ]) {
    const opening = page.context().waitForEvent('page');
    await press();
    const verifier = await opening;
    await expect(verifier.getByText('The hash matches the server seed.')).toBeVisible();
    await expect(verifier.getByText('The result matches the seeds.')).toBeVisible();
    await expect(verifier.getByText('Pocket, counted from 1 at the left').locator('..')).toHaveText(
      `Pocket, counted from 1 at the left${pocket}`,
    );
    await verifier.close();
  }
  await page.keyboard.press('Escape');

  await test.step('the seeds are replaced on the site, in another tab', async () => {
    await game.getByRole('button', { name: 'Drop ball' }).click();
    await expect(rounds).toHaveCount(2);
    const other = await page.context().newPage();
    await other.goto(`${suite.site}/provably-fair`);
    await other.getByRole('button', { name: 'Replace your seeds' }).click();
    await expect(other.getByText(/The seeds were replaced/)).toBeVisible();
    await other.close();
    // Headless browsers keep every tab visible.
    await game.locator('html').evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await rounds.first().click();
    await expect(history.getByText('Hidden until you replace it')).toHaveCount(0);
  });
});
