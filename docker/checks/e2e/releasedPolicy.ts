import { expect, test } from '@playwright/test';
import type { DeployedSite } from './deployedSite';
import { settled, signIn, watchPolicy } from './releasedPage';

/** Tests that pages run under their policy, and what the policy blocks. */
export function describePolicy(readSite: () => DeployedSite): void {
  test('runs without violating its policy, for visitors and players', async ({ page }) => {
    const deployed = readSite();
    const origin = deployed.site;
    const cspViolations = await watchPolicy(page);
    for (const route of ['/', '/games', '/bets', '/provably-fair', '/nowhere']) {
      await page.goto(origin + route);
      await settled(page);
    }
    await signIn(page, deployed);
    for (const route of ['/transactions', '/settings', '/profile', '/?modal=two-factor']) {
      await page.goto(origin + route);
      await settled(page);
    }
    await page.goto(`${origin}/?modal=wallet&view=deposit`);
    await expect(page.getByRole('dialog').getByText(/tb1q/).first()).toBeVisible();
    // As tiles link to it.
    await page.goto(`${origin}/game/Dice`);
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Roll dice' })).toBeVisible();
    expect(cspViolations).toEqual([]);
  });

  test('shows visitors the provider’s games before any script, without violating its policy', async ({ page }) => {
    const cspViolations = await watchPolicy(page);
    await page.route('**/*.js', (route) => route.abort());
    for (const route of ['/', '/games']) {
      await page.goto(readSite().site + route);
      const game = page.getByRole('main').getByRole('link', { name: 'Dice Tessera', exact: true });
      await expect(game).toBeVisible();
      await expect(game).toHaveAttribute('href', '/game/Dice');
    }
    expect(cspViolations.filter((text) => !text.includes('integrity'))).toEqual([]);
  });

  test('runs only scripts of live releases with their hash, and applies only its own styles', async ({ page }) => {
    const deployed = readSite();
    const origin = deployed.site;
    const cspViolations = await watchPolicy(page);
    await page.goto(origin);
    await settled(page);
    await page.evaluate(async (other) => {
      // An attacker that knows the name of a policy that may create script URLs.
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): Record<string, (text: string) => string> };
      };
      const same = (text: string) => text;
      const maker = trustedTypes.createPolicy('tessera_lists', { createScript: same, createScriptURL: same });
      const inline = document.createElement('script');
      inline.textContent = maker.createScript?.('window.stolen = true') ?? '';
      const foreign = document.createElement('script');
      foreign.src = maker.createScriptURL?.(`${other}/stolen.js`) ?? '';
      const style = document.createElement('style');
      style.textContent = 'body{display:none}';
      // A file of the live shell, but without its hash.
      const unhashed = document.createElement('script');
      const shell = document.querySelector<HTMLScriptElement>('script[src]')?.src;
      unhashed.src = maker.createScriptURL?.(`${shell}?again`) ?? '';
      unhashed.crossOrigin = 'anonymous';
      unhashed.onload = () => Object.assign(window, { stolen: true });
      document.head.append(inline, foreign, style, unhashed);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }, deployed.sandbox);
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    await expect(page.locator('body')).toBeVisible();
    expect(cspViolations.map((text) => text.split(' ')[0]).sort()).toEqual([
      'script-src-elem',
      'script-src-elem',
      'style-src-elem',
    ]);
  });

  test('blocks all other code from creating markup and script URLs', async ({ page }) => {
    const deployed = readSite();
    const origin = deployed.site;
    const cspViolations = await watchPolicy(page);
    await page.goto(origin);
    const refused = await page.evaluate(() => {
      const attempts = {
        markup: () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.stolen=true">'),
        address: () => Object.assign(document.createElement('script'), { src: '/stolen.js' }),
        name: () =>
          (window as unknown as { trustedTypes: { createPolicy(...args: unknown[]): void } }).trustedTypes.createPolicy(
            'stolen',
            {},
          ),
      };
      return Object.entries(attempts).flatMap(([what, attempt]) => {
        try {
          attempt();
          return [];
        } catch {
          return [what];
        }
      });
    });
    expect(refused).toEqual(['markup', 'address', 'name']);
    await expect
      .poll(() => cspViolations.map((text) => text.split(' ')[0]).sort())
      .toEqual(['require-trusted-types-for', 'require-trusted-types-for', 'trusted-types']);
  });
}
