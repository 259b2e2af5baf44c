import { dialogNames, walletViews } from '@tessera/shared-contracts/events';
import { expect, followCalls, type Locator, type Page, type Suite, test } from '@tessera/tooling/browser';
import { siteTexts } from '@tessera/tooling/messages';
import { pages } from '../src/routes/pages';
import { signIn } from './signIn';

/** What the site says of anything that a player cannot do. */
const isUnavailable = /\bnot (yet|available|open|offered|published|supported)\b|\bcoming soon\b/i;
const sentences = siteTexts()
  .filter((text) => isUnavailable.test(text) && /[.:]$/.test(text))
  .map(
    (text) =>
      new RegExp(
        text
          .split('{}')
          .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('.+'),
      ),
  );

const addresses = [
  ...Object.values(pages).map(({ path }) => path.replace(':gameName', 'mines').replace(':category', 'slots')),
  ...dialogNames.map((name) => `/vip?modal=${name}`),
  ...walletViews.map((view) => `/vip?modal=wallet&view=${view}`),
  ...['register', 'forgot'].map((tab) => `/vip?modal=auth&tab=${tab}`),
  // Declared by its remote.
  '/statement',
  '/nothing-here',
];

/** How to reach a control: an address, and the presses that open where it stands. */
interface Place {
  readonly address: string;
  readonly presses: readonly Control[];
}

interface Control {
  readonly role: 'button' | 'tab' | 'switch' | 'checkbox' | 'radio' | 'menuitem' | 'option';
  readonly name: string;
}

const line = /^\s*- (button|tab|switch|checkbox|radio|menuitem|option) "((?:[^"\\]|\\.)+)"(?!.*\[disabled\])/;
/** One of each kind in a list is enough: names differ in ids, days and amounts. */
const kindOf = ({ role, name }: Control) => `${role} ${name.replaceAll(/\S*\d\S*/g, '#')}`;

const topmost = (page: Page) => page.locator('dialog:modal').or(page.locator('body')).last();
const find = (page: Page, { role, name }: Control) => topmost(page).getByRole(role, { name, exact: true }).first();

async function controlsOf(page: Page): Promise<readonly Control[]> {
  const tree = await topmost(page).ariaSnapshot();
  const all = tree.split('\n').flatMap((text) => {
    const [, role, name] = line.exec(text) ?? [];
    return role && name ? [{ role: role as Control['role'], name: JSON.parse(`"${name}"`) as string }] : [];
  });
  return [...new Map(all.map((control) => [kindOf(control), control])).values()].filter(
    ({ name }) => name !== 'Logout',
  );
}

const textsOf = (page: Page) =>
  page
    .evaluate(() => [document.body.innerText, (window as unknown as { toasts: readonly string[] }).toasts.join('\n')])
    .then((texts) => texts.join('\n'));

/** What a control says of itself: its name, its description, and the words around it. */
const wordsOf = (control: Locator) =>
  control.evaluate((element) => {
    const described = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    const around = element.closest('li, article, tr, fieldset, form, section, dialog, [role=dialog]');
    return [
      element.getAttribute('aria-label'),
      element.getAttribute('aria-description'),
      element.getAttribute('title'),
      element.textContent,
      ...described.map((id) => document.getElementById(id)?.textContent),
      around instanceof HTMLElement ? around.innerText : '',
    ].join('\n');
  });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  for (const isPlayer of [false, true]) {
    test(`what ${isPlayer ? 'a player' : 'a visitor'} cannot do yet is said before the press, at ${width} pixels`, async ({
      page,
      suite,
    }) => {
      test.setTimeout(1_200_000);
      await page.setViewportSize({ width, height });
      if (isPlayer) await signIn(page, suite);
      expect(await crawl(page, suite)).toEqual([]);
    });
  }
}

/** Presses each control once, in its page or dialog, and returns those that only then said that nothing can be done. */
async function crawl(page: Page, { site }: Suite): Promise<readonly string[]> {
  const isCalling = followCalls(page);
  page.setDefaultTimeout(10_000);
  page.context().on('page', (opened) => opened.close());
  const settle = async () => {
    const idle = () =>
      page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(undefined), { timeout: 500 })));
    await idle();
    await expect.poll(isCalling).toBe(false);
    await idle();
  };
  const open = async ({ address, presses }: Place) => {
    await page.goto(site + address);
    await settle();
    for (const control of presses) {
      // A setting that is stored, such as the wide sidebar, has changed its name.
      if ((await find(page, control).count()) === 0) return;
      await find(page, control).click();
      await settle();
    }
  };
  /** Whether a part of the page that comes late says it without a press. */
  const isSaidAnyway = async (place: Place, said: readonly RegExp[]): Promise<boolean> => {
    await open(place);
    const isSaid = async () => {
      const texts = await textsOf(page);
      return said.every((sentence) => sentence.test(texts));
    };
    return expect
      .poll(isSaid, { timeout: 5_000 })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
  };
  const found: string[] = [];
  const seen = new Set<string>();
  const places: Place[] = addresses.map((address) => ({ address, presses: [] }));
  for (const place of places) {
    await open(place);
    const controls = (await controlsOf(page)).filter((control) => !seen.has(kindOf(control)));
    for (const control of controls) {
      seen.add(kindOf(control));
      const element = find(page, control);
      if ((await element.count()) === 0) continue;
      const words = await wordsOf(element);
      const before = await textsOf(page);
      const { pathname } = new URL(page.url());
      // What is covered, moves or leaves is not pressed.
      const isPressed = await element.click({ timeout: 2_000 }).then(
        () => true,
        () => false,
      );
      if (isPressed) await settle();
      const after = await textsOf(page);
      const said = sentences.filter((sentence) => sentence.test(after) && !sentence.test(before));
      if (said.length > 0 && !isUnavailable.test(words) && !(await isSaidAnyway(place, said)))
        found.push([place.address, ...place.presses.map(kindOf), kindOf(control), said.join()].join(' > '));
      if (after === before) continue;
      const isOpened = new URL(page.url()).pathname === pathname && place.presses.length === 0;
      if (isOpened) places.push({ ...place, presses: [control] });
      await open(place);
    }
  }
  return found;
}
