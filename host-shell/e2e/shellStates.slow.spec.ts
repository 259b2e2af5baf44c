import { expect, test } from '@tessera/tooling/browser';
import states from '../src/states/states';

const wide = { width: 1440, height: 900 };

for (const { id, viewport, shows = [] } of states) {
  test(`shows the state ${id}`, async ({ page, suite }) => {
    const [width = wide.width, height = wide.height] = viewport?.split('x').map(Number) ?? [];
    await page.setViewportSize({ width, height });
    await page.goto(`${await suite.shellStage()}/stage/Shell/${id}`);
    await expect(page.locator('html[data-simulator="ready"]')).toBeAttached();
    for (const text of shows) {
      await expect(page.getByText(text).or(page.getByLabel(text)).filter({ visible: true }).first()).toBeVisible();
    }
  });
}
