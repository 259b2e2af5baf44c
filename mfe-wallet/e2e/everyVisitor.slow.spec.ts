import { expect, test, testEveryVisitor } from '@tessera/tooling/browser';
import { fundedPlayer } from './withdrawals';

testEveryVisitor('picks currencies', async (page, suite) => {
  await fundedPlayer(page, suite);

  await test.step('in the header', async () => {
    const picker = page.getByRole('banner').getByRole('combobox', { name: /^Currency/ });
    for (const [symbol, name] of [
      ['ETH', 'Ethereum'],
      ['LTC', 'Litecoin'],
    ] as const) {
      await picker.click();
      await page.getByRole('option', { name: new RegExp(`^${symbol}`) }).click();
      await expect(picker).toHaveText(symbol);
      await expect(picker).toHaveAccessibleName(`Currency: ${symbol}, ${name}`);
    }
  });

  for (const view of ['deposit', 'withdraw'] as const) {
    await test.step(`in ${view}`, async () => {
      await page.goto(`${suite.site}/?modal=wallet&view=${view}`);
      const dialog = page.getByRole('dialog');
      const picker = dialog.getByRole('combobox', { name: 'Currency' });
      for (const [symbol, name] of [
        ['BTC', 'Bitcoin'],
        ['LTC', 'Litecoin'],
        ['ETH', 'Ethereum'],
      ] as const) {
        await picker.click();
        await page.getByRole('option', { name: new RegExp(`^${symbol}`) }).click();
        await expect(picker).toHaveText(new RegExp(`^${symbol} ${name}`));
        const symbolText =
          view === 'deposit'
            ? dialog.getByText(`Send only ${symbol} over`)
            : dialog.getByRole('button', { name: `Max: use all available ${symbol}` });
        await expect(symbolText).toBeVisible();
      }
    });
  }
});
