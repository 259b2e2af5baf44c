import { initGame, request } from '@tessera/shared-contracts/api';
import { truncateDecimal } from '@tessera/shared-contracts/money';
import { inDigitsFrom } from '@tessera/shared-contracts/testing';
import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectAccessible, type Page, type Suite, test } from '@tessera/tooling/browser';
import { codeDialog, codeField, fundedPlayer, order, paymentsOf, submitButton } from './withdrawals';

/** The genesis account of the XRP Ledger. */
const xrpAddress = 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY';

/** A {@link fundedPlayer} with more decimal places of XRP than the XRP Ledger has, from bets in a game. */
async function playerWithXrp(page: Page, suite: Suite) {
  const sandbox = sandboxClient(suite.sandbox);
  const player = await fundedPlayer(page, suite);
  const xrp = async () => (await sandbox.ledger(player.userId)).sums.XRP ?? '';
  await sandbox.deposit({ userId: player.userId, currency: 'XRP', amount: '5.25' });
  await expect.poll(xrp).toBe('5.25000000');
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const games = (await (await page.request.get(`${suite.sandbox}/wallet-service/api/games`)).json()).games.items;
  const { uuid } = games.find(({ name }: { readonly name: string }) => name === 'Dice');
  const opened = await sandbox.call(
    request(initGame, {
      params: { uuid },
      body: {
        player_id: player.userId,
        player_name: player.username,
        currency: 'XRP',
        device: 'desktop',
        language: 'en',
        email: player.email,
        return_url: `${suite.site}/game-return`,
      },
    }),
    token,
  );
  const session = new URL(opened.data?.url ?? '').searchParams.get('session');
  const round = { key: 'a-round-of-xrp', game: 'dice', currency: 'XRP', bet: { direction: 'over', target: 5_000 } };
  const played = await page.request.post(`${suite.sandbox}/play/api/rounds`, {
    data: { ...round, stake: '0.10000003' },
    headers: { authorization: `Bearer ${session}` },
  });
  expect(played.ok()).toBe(true);
  return { ...player, xrp };
}

/** Types into the focused field as an IME does: the growing text is shown while it is composed. */
async function compose(page: Page, text: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  for (let length = 1; length <= text.length; length += 1) {
    const range = { selectionStart: length, selectionEnd: length };
    await devTools.send('Input.imeSetComposition', { text: text.slice(0, length), ...range });
  }
  await devTools.send('Input.insertText', { text });
}

test('an amount has the decimal places of its coin, and accepts digits of any script', async ({ page, suite }) => {
  const payments = paymentsOf(page);
  const player = await playerWithXrp(page, suite);
  const balance = await player.xrp();
  const usable = truncateDecimal(balance, 6);
  expect(usable).not.toBe(balance);
  await page.goto(`${suite.site}/?modal=wallet&view=withdraw`);
  await page.getByRole('dialog').getByRole('combobox', { name: 'Currency' }).click();
  await page.getByRole('option', { name: /^XRP/ }).click();
  const amount = page.getByLabel('Amount');

  await page.getByRole('button', { name: /^Max/ }).click();
  await expect(amount).toHaveValue(usable);
  await order(page, '0.0000001', xrpAddress);
  await expect(amount).toHaveAccessibleDescription(/Use at most 6 decimal places/);
  await expect(amount).toBeFocused();
  await expect(codeDialog(page)).toHaveCount(0);
  await expectAccessible(page);

  await amount.fill('١,٢٥٠');
  await submitButton(page).click();
  await expect(amount).toHaveAccessibleDescription(/1,250 may mean 1\.2500 or 1250/);
  await amount.fill('\u200f١٫٢٥');
  await submitButton(page).click();
  await expect(codeDialog(page)).toBeVisible();
  await codeField(page).focus();
  await compose(page, '９４８');
  await expect(codeField(page)).toHaveValue('948');
  const code = await sandboxClient(suite.sandbox).newestCode(player.email);
  const fullWidth = inDigitsFrom(0xff10)(code);
  await codeField(page).fill(`${fullWidth.slice(0, 3)}－${fullWidth.slice(3)}`);
  await expect(codeField(page)).toHaveValue(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(payments).toEqual([`{"currency":"XRP","amount":1.25,"address":"${xrpAddress}"}`]);
});
