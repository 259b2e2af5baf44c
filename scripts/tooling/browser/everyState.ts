import { expect, type Page } from '@playwright/test';
import type { RemoteName, SimulatorState } from '@tessera/shared-contracts/remotes';
import { expectAccessible } from './accessible';
import { test } from './fixtures';
import { neverTimeOut } from './neverTimeOut';
import { textOutsideWindow } from './textOutsideWindow';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const narrowest = { width: 320, height: 640 };

/** Said by the simulator where a module asked to be closed, and shows nothing of its own. */
export const closed = 'The module asked to be closed.';

/**
 * Whether the page has to be loaded before and after a state: one without extensions takes them out of the page's
 * configuration, and answers that were read stay in the store of a player.
 */
const isLoaded = ({ withoutExtensions, faults = [] }: SimulatorState) =>
  withoutExtensions !== undefined || faults.some(({ method }) => method === 'GET');

/** What a state has stored, such as when a code was sent, is not for the next one. */
const clearStorage = (page: Page) =>
  page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

/** Shows another state without loading the page again. */
const showState = (page: Page, path: string) =>
  page.evaluate((to) => {
    localStorage.clear();
    sessionStorage.clear();
    window.dispatchEvent(new CustomEvent('token-changed', { detail: { reason: 'logout' } }));
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/**
 * Tests of every state of a remote, one for each module: it is accessible at 1440 and 390 pixels, and fits 320.
 *
 * @param signs by what each state is known to be there, by `Module/state`: a text, or the name of a control
 */
export function testEveryState(
  remote: RemoteName,
  states: readonly SimulatorState[],
  signs: Readonly<Record<string, string>>,
): void {
  for (const module of new Set(states.map((state) => state.module))) {
    // A section has no level-one heading: that is its page's.
    const part = /Page$|Dialog$/.test(module) ? {} : { within: 'section' };
    test(`every state of ${module} is accessible, wide and on a phone, and fits the narrowest`, async ({
      page,
      suite,
    }) => {
      // What a state holds back stays held, however long its check takes.
      await neverTimeOut(page.context());
      let before: SimulatorState | undefined;
      for (const state of states.filter((one) => one.module === module)) {
        const name = `${module}/${state.id}`;
        const address = `/${name}?bare${(state.search ?? '').replace('?', '&')}`;
        await test.step(name, async () => {
          await page.setViewportSize(wide);
          const sign = signs[name] ?? '';
          expect(sign, `by what ${name} is known to be there; say so in this file`).not.toBe('');
          // Of two states that are known by the same text, the first would be taken for the second.
          const isAlike = before !== undefined && signs[`${module}/${before.id}`] === sign;
          if (before === undefined || isAlike || isLoaded(before) || isLoaded(state)) {
            if (before !== undefined) await clearStorage(page);
            await page.goto(suite.simulator(remote) + address);
          } else {
            await showState(page, address);
          }
          before = state;
          await expect(page.getByText(sign).or(page.getByLabel(sign)).first()).toBeAttached();
          // The rest is the simulator's own.
          if (sign === closed) return;
          for (const size of [wide, phone, narrowest]) {
            await page.setViewportSize(size);
            if (size === narrowest) expect(await textOutsideWindow(page)).toEqual([]);
            else await expectAccessible(page, part);
          }
        });
      }
    });
  }
}
