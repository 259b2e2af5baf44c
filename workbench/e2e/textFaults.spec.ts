import { expect, test } from '@playwright/test';
import { pageTexts } from '../check/pageTexts';
import { textFaults } from '../check/textFaults';
import { missingIn } from '../stage/pageTexts';

test.use({ viewport: { width: 390, height: 844 } });

const long = 'A text of many words that does not fit into a narrow box';
const narrow = 'width:120px;white-space:nowrap';

const cut: readonly (readonly [what: string, markup: string, isCut: boolean])[] = [
  ['a box that hides the end', `<p style="${narrow};overflow:hidden">${long}</p>`, true],
  [
    'an ancestor that hides the end',
    `<div style="width:120px;overflow:clip"><p style="${narrow}">${long}</p></div>`,
    true,
  ],
  ['a box that hides the last line', `<p style="width:120px;height:40px;overflow:hidden">${long}</p>`, true],
  ['an ellipsis', `<p style="${narrow};overflow:hidden;text-overflow:ellipsis">${long}</p>`, false],
  ['a box that scrolls', `<p style="${narrow};overflow:auto">${long}</p>`, false],
  [
    'a box that scrolls in the other direction',
    `<div style="width:120px;height:40px;overflow:hidden auto"><p style="${narrow}">${long}</p></div>`,
    true,
  ],
  ['a closed panel', `<div style="height:0;overflow:hidden"><p>${long}</p></div>`, false],
  ['a text for screen readers', `<p style="position:absolute;width:1px;height:1px;overflow:hidden">${long}</p>`, false],
  ['a narrow line', '<h1 style="font-size:48px;line-height:1;overflow:hidden">Dogs</h1>', false],
  [
    'a box that is placed outside of the one that clips',
    `<div style="width:60px;height:20px;overflow:hidden"><p style="position:absolute;width:380px">${long}</p></div>`,
    false,
  ],
];

for (const [what, markup, isCut] of cut) {
  test(`cut off by ${what}: ${isCut}`, async ({ page }) => {
    await page.setContent(markup);
    expect((await textFaults(page)).cut).toEqual(isCut ? [long.slice(0, 40)] : []);
  });
}

const over = (style: string) => `<p>Below</p><p style="position:absolute;top:10px;margin:0;${style}">Above</p>`;
const overlapping: readonly (readonly [what: string, markup: string, isOver: boolean])[] = [
  ['a text on a text', over(''), true],
  [
    'far below the window',
    `<div style="height:3000px"></div><div style="position:relative">${over('top:4px')}</div>`,
    true,
  ],
  ['an opaque box on a text', over('background:white'), false],
  [
    'lines with little space between them',
    '<p style="line-height:1">One<br>Two</p><p style="margin-top:-16px">Three</p>',
    false,
  ],
  ['a modal dialog over the page', '<p style="margin-top:400px">Page</p><dialog>Dialog</dialog>', false],
  ['texts side by side', '<span>One</span><span>Two</span>', false],
];

for (const [what, markup, isOver] of overlapping) {
  test(`over each other with ${what}: ${isOver}`, async ({ page }) => {
    await page.setContent(markup);
    await page.evaluate(() => document.querySelector('dialog')?.showModal());
    expect((await textFaults(page)).overlapping).toEqual(isOver ? ['Below / Above'] : []);
  });
}

test('a page shows texts, names of controls and values, and not what is hidden', async ({ page }) => {
  await page.setContent(`<h1 style="text-transform:uppercase">My bets</h1><button aria-label="Close it"></button>
    <p>I agree to <a href="/">the
    Terms</a></p><input value="0.5 BTC"><input type="password" value="secret"><p hidden>Not this</p>`);
  const claims = ['My bets', 'Close it', 'I agree to the Terms', '0.5 BTC', 'secret', 'Not this'];
  expect(missingIn(await pageTexts(page), claims)).toEqual(['secret', 'Not this']);
});
