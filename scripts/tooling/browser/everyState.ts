import { expect, type Page } from '@playwright/test';
import type { RemoteName, SimulatorState } from '@tessera/shared-contracts/remotes';
import { expectAccessible } from './accessible';
import { test } from './fixtures';
import { neverTimeOut } from './neverTimeOut';
import { textOutsideWindow } from './textOutsideWindow';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const narrowest = { width: 320, height: 640 };

/** Text of the simulator in place of a module that asked to be closed. */
export const closed = 'The module asked to be closed.';

/**
 * Whether the page has to be reloaded before and after a state: states without extensions change the page's
 * configuration, and read answers stay cached in the player's store.
 */
const isLoaded = ({ withoutExtensions, faults = [] }: SimulatorState) =>
  withoutExtensions !== undefined || faults.some(({ method }) => method === 'GET');

/** Isolates states: one may have stored, say, when a code was sent. */
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
 * @param signs sign of each rendered state, by `Module/state`: a text, or the name of a control
 */
export function testEveryState(
  remote: RemoteName,
  states: readonly SimulatorState[],
  signs: Readonly<Record<string, string>>,
): void {
  for (const module of new Set(states.map((state) => state.module))) {
    // A section has no level-one heading; its page has one.
    const part = /Page$|Dialog$/.test(module) ? {} : { within: 'section' };
    test(`every state of ${module} is accessible, wide and on a phone, and fits the narrowest`, async ({
      page,
      suite,
    }) => {
      // Calls that a state holds must not time out during its check.
      await neverTimeOut(page.context());
      let before: SimulatorState | undefined;
      for (const state of states.filter((one) => one.module === module)) {
        const name = `${module}/${state.id}`;
        const address = `/stage/${name}${state.search ?? ''}`;
        await test.step(name, async () => {
          await page.setViewportSize(wide);
          const sign = signs[name] ?? '';
          expect(sign, `${name} has no sign; add it to this file`).not.toBe('');
          // Two states with the same sign could be mistaken for each other.
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
