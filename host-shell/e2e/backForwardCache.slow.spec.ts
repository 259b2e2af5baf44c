import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, test } from '@tessera/tooling/browser';

interface Restored {
  /** Whether the page was restored from the cache, with the heap it was frozen with. */
  readonly isRestored: boolean;
  /** Text that was visible in the first frame. */
  readonly firstFrame: string;
}

// Playwright disables the cache, and the headless shell lacks it; this file tests it.
for (const { what, isNextSignedIn } of [
  { what: 'a logout', isNextSignedIn: false },
  { what: 'a login of another player', isNextSignedIn: true },
]) {
  test(`a page that comes back after ${what} shows nothing of the first player`, async ({
    playwright,
    launchOptions,
    suite,
  }) => {
    const sandbox = sandboxClient(suite.sandbox);
    const [first, second] = [await sandbox.registerPlayer(), await sandbox.registerPlayer()];
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ...(process.env.FULL_CHROMIUM_PATH !== undefined && { executablePath: process.env.FULL_CHROMIUM_PATH }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage();
      await page.goto(`${suite.site}/vip`);
      await page.evaluate(
        ([token, user]) => {
          localStorage.setItem('user', user);
          localStorage.setItem('token', token);
        },
        [first.session.token, JSON.stringify(first.session.user)] as const,
      );
      await page.goto(`${suite.site}/settings`);
      await expect(page.getByText(first.session.user.email).first()).toBeVisible();
      await page.evaluate(() => {
        const restored = { isRestored: false, firstFrame: '' };
        Object.assign(window, { restored });
        window.addEventListener('pageshow', ({ persisted }) => {
          restored.isRestored = persisted;
          requestAnimationFrame(() => {
            restored.firstFrame = document.body.innerText;
          });
        });
      });

      await page.goto(`${suite.site}/vip`);
      const next = isNextSignedIn ? second.session : undefined;
      await page.evaluate((session) => {
        localStorage.clear();
        if (session === undefined) return;
        localStorage.setItem('user', JSON.stringify(session.user));
        localStorage.setItem('token', session.token);
      }, next);
      // Deferred, so that the answer arrives before the navigation.
      await page.evaluate(() => void setTimeout(() => history.back()));
      // A restored page fires no load event.
      await page.waitForURL(`${suite.site}/settings`, { waitUntil: 'commit' });

      let restored: Restored | undefined;
      const readRestored = () => page.evaluate(() => (window as unknown as { restored?: Restored }).restored);
      await expect(async () => {
        restored = await readRestored();
        expect(restored?.firstFrame).toBeTruthy();
      }).toPass();
      expect(restored?.isRestored).toBe(true);
      expect(restored?.firstFrame).not.toContain(first.session.user.email);
      expect(restored?.firstFrame).not.toContain(first.session.user.username);
      const region = page.getByRole('main');
      if (isNextSignedIn) await expect(region.getByText(second.session.user.email).first()).toBeVisible();
      else await expect(region.getByRole('button', { name: 'Log in' })).toBeVisible();
    } finally {
      await browser.close();
    }
  });
}
