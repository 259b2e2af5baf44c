import { expect, logIn, type Page, test } from '@tessera/tooling/browser';

test.use({ contextOptions: { forcedColors: 'active' } });

type Frame = ReturnType<Page['mainFrame']>;

/**
 * Controls of a page or frame without an outline in the system colours, by the start of their markup. The outline may
 * be on the box around a field.
 */
const findBorderless = (frame: Frame) =>
  frame.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Canvas';
    const canvas = getComputedStyle(probe).color;
    probe.remove();
    const isShown = (width: string, style: string, color: string) =>
      Number.parseFloat(width) >= 1 && style !== 'none' && color !== canvas && !/^rgba.*, 0\)$/.test(color);
    const hasLine = (element: Element | null) => {
      if (element === null) return false;
      const style = getComputedStyle(element);
      const hasOutline = isShown(style.outlineWidth, style.outlineStyle, style.outlineColor);
      return hasOutline || isShown(style.borderTopWidth, style.borderTopStyle, style.borderTopColor);
    };
    const controls = 'button, input, select, textarea, summary, [role="combobox"], [role="switch"], [role="tab"]';
    return [...document.querySelectorAll(controls)]
      .filter((control) => {
        const isField = control.matches('input, select');
        const isSeen = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (!control.checkVisibility({ visibilityProperty: true }) || control.clientWidth <= 1) return false;
        // A button may appear on hover; an invisible field lies over its picture.
        if (!isSeen && !isField) return false;
        // Drawn by the browser.
        if (control.matches('[type="checkbox"]') && getComputedStyle(control).appearance !== 'none') return false;
        return !(isSeen && hasLine(control)) && !(isField && hasLine(control.parentElement));
      })
      .map((control) => (control.cloneNode() as Element).outerHTML.slice(0, 160));
  });

const looksOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { backgroundColor, color, outlineColor, outlineWidth } = getComputedStyle(element);
      return { backgroundColor, color, outline: `${outlineWidth} ${outlineColor}` };
    });

const pages = [
  '/',
  '/games',
  '/?modal=wallet',
  '/?modal=wallet&view=deposit',
  '/?modal=wallet&view=withdraw',
  '/settings',
  '/transactions',
  '/bets',
  '/provably-fair',
];
const games = ['dice', 'limbo', 'keno', 'mines', 'plinko', 'automatic'];

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`in forced colours every control has an outline, ${viewport.width} px wide`, async ({ page, suite }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${suite.site}/?modal=auth&tab=login`);
    await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
    expect(await findBorderless(page.mainFrame())).toEqual([]);
    await logIn(page, suite);
    for (const path of pages) {
      await page.goto(suite.site + path);
      if (path.includes('modal')) await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await findBorderless(page.mainFrame()), path).toEqual([]);
    }
    for (const game of games) {
      await page.goto(`${suite.site}/game/${game}?play=fun`);
      await expect(page.locator('iframe')).not.toHaveAttribute('inert');
      for (const frame of page.frames()) expect(await findBorderless(frame), game).toEqual([]);
    }
  });
}

test('in forced colours selected, disabled and focused controls differ', async ({ page, suite }) => {
  await page.goto(`${suite.site}/?modal=auth&tab=login`);
  const [tab, selectedTab] = [
    await looksOf(page, '[role="tab"][aria-selected="false"]'),
    await looksOf(page, '[role="tab"][aria-selected="true"]'),
  ];
  expect(selectedTab.backgroundColor).not.toBe(tab.backgroundColor);
  expect(selectedTab.color).not.toBe(selectedTab.backgroundColor);
  const [button, disabledButton] = [
    await looksOf(page, '[role="dialog"] button:enabled:not([role])'),
    await looksOf(page, '[role="dialog"] button:disabled'),
  ];
  expect(disabledButton.color).not.toBe(button.color);
  expect(disabledButton.outline).not.toBe(button.outline);
  const email = page.getByLabel('Email');
  const lineOf = () => email.locator('..').evaluate((box) => getComputedStyle(box).outline);
  await email.blur();
  const line = await lineOf();
  await email.focus();
  expect(await lineOf()).not.toBe(line);

  await logIn(page, suite);
  await page.goto(`${suite.site}/settings`);
  const [on, off] = [
    await looksOf(page, '[role="switch"][aria-checked="true"]'),
    await looksOf(page, '[role="switch"][aria-checked="false"]'),
  ];
  expect(on.backgroundColor).not.toBe(off.backgroundColor);
});

test('in forced colours the drawings of the games are visible', async ({ page, suite }) => {
  for (const [game, drawings] of [
    ['plinko', ['.pins b']],
    ['dice', ['.track .win']],
    ['mines', ['.tile']],
    ['limbo', ['.ladder b']],
    ['automatic', ['.mosaic b']],
  ] as const) {
    await page.goto(`${suite.site}/game/${game}?play=fun`);
    await expect(page.locator('iframe')).not.toHaveAttribute('inert');
    for (const drawing of drawings) {
      const piece = page.frameLocator('iframe').locator(drawing).first();
      const looks = await piece.evaluate((element) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(element);
        return {
          backgroundColor,
          outlineStyle,
          stage: getComputedStyle(element.closest('.stage') ?? element).backgroundColor,
        };
      });
      expect(looks.backgroundColor === looks.stage && looks.outlineStyle === 'none', drawing).toBe(false);
    }
  }
});
