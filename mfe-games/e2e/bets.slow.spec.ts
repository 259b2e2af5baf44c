import { expect, expectAccessible, textOutsideWindow } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';

test('every state of a bet and of the seed pairs is accessible and fits the window', async ({ page, suite }) => {
  for (const [state, text] of [
    ['BetDialog/won', 'Won'],
    ['BetDialog/lost', 'Lost'],
    ['BetDialog/even', 'Stake returned'],
    ['BetDialog/of-another', 'Hidden'],
    ['BetDialog/not-found', 'Bet not found'],
    ['BetDialog/failed', 'This bet could not be loaded'],
    ['BetDialog/signed-out', 'Log in to see this bet'],
    ['SeedPairs/loaded', 'In use'],
    ['SeedPairs/failed', 'Your seeds could not be loaded'],
    ['SeedPairs/signed-out', 'Log in to see your seeds'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${suite.workbench('games')}/stage/${state}`);
    await expect(page.getByText(text, { exact: true }), state).toBeVisible();
    await expectAccessible(page, state.startsWith('SeedPairs') ? { within: 'section' } : {});
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await textOutsideWindow(page), state).toEqual([]);
  }
});
