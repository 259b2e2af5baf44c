import { appendFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { typedDecimalMessages } from '@tessera/shared-contracts/money';
import type { RegisteredRemote } from '@tessera/shared-contracts/remotes';
import { color } from '@tessera/shared-contracts/theme';
import { expect, type Page, type Suite, test } from '../browser';
import { recompose } from '../browser/handmadeRelease';
import { type BuiltElsewhere, buildElsewhere } from './buildElsewhere';

// A remote is built in each test, on machines with few cores.
let built: BuiltElsewhere | undefined;
test.afterEach(async () => {
  await built?.close();
  built = undefined;
});

/** Serves the existing build of the shell with a release of lists built from edited sources. */
async function goLive(page: Page, suite: Suite, edit: (checkout: string) => Promise<void>): Promise<BuiltElsewhere> {
  const made = await buildElsewhere('lists', edit);
  built = made;
  await recompose(page, suite, {
    registry: ({ remotes }: { remotes: Record<string, RegisteredRemote> }) => {
      remotes.lists = { live: made.release };
    },
  });
  return made;
}

/** A page that asks for confirmation before it is left, with exports of four packages that no shell loads at first. */
const blockingPage = `
import { createEntityAdapter } from '@reduxjs/toolkit';
import { contractVersion } from '@tessera/shared-contracts/remotes';
import { shallowEqual, useSelector } from 'react-redux';
import { Link, useBlocker, useLocation } from 'react-router-dom';
import styled, { ThemeProvider } from 'styled-components';
import { remote } from '../remote';

const bets = createEntityAdapter<{ readonly id: string }>();
const Line = styled.p.attrs(({ theme }) => ({ title: theme.name }))\`margin: 0;\`;

function BlockingPage() {
  const { pathname } = useLocation();
  const blocker = useBlocker(({ nextLocation }) => nextLocation.pathname !== pathname);
  const known = useSelector(() => bets.getInitialState().ids.length, shallowEqual);
  return (
    <>
      <h1>{\`At \${pathname} with \${known} bets\`}</h1>
      <ThemeProvider theme={{ name: 'theme of the page' }}>
        <Line>{blocker.state}</Line>
      </ThemeProvider>
      <Link to="/promotions">Leave</Link>
      <button type="button" onClick={() => blocker.proceed?.()}>Leave for good</button>
    </>
  );
}

export default remote.expose('BetsPage', BlockingPage);
export const contract = contractVersion;
`;

test('a remote uses exports of shared packages that its shell has never loaded, and its blocker blocks', async ({
  page,
  suite,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await goLive(page, suite, (checkout) =>
    writeFile(path.join(checkout, 'mfe-lists/src/expose/BetsPage.tsx'), blockingPage),
  );
  const heading = page.getByRole('heading', { level: 1 });
  const state = (name: string) => page.getByText(name, { exact: true });

  // The page's first module needs the whole router.
  await page.goto(`${suite.site}/bets`);
  await expect(heading).toHaveText('At /bets with 0 bets');
  await expect(page.getByTitle('theme of the page')).toHaveText('unblocked');
  await page.getByRole('link', { name: 'Leave', exact: true }).click();
  await expect(state('blocked')).toBeVisible();
  await expect(page).toHaveURL(`${suite.site}/bets`);
  await page.getByRole('button', { name: 'Leave for good' }).click();
  await expect(page).toHaveURL(`${suite.site}/promotions`);
  await expect(heading).toHaveText('Promotions');

  // A page that is already rendered loads it later, and does not remount.
  await page.goto(`${suite.site}/promotions`);
  await expect(heading).toHaveText('Promotions');
  await page.evaluate(() => Object.assign(document.querySelector('header') ?? {}, { stays: true }));
  await page.evaluate(() => {
    window.history.pushState(null, '', '/bets');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(heading).toHaveText('At /bets with 0 bets');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(state('blocked')).toBeVisible();
  await expect(page).toHaveURL(`${suite.site}/bets`);
  await page.getByRole('button', { name: 'Leave for good' }).click();
  await expect(page).toHaveURL(`${suite.site}/`);
  expect(await page.evaluate(() => 'stays' in (document.querySelector('header') ?? {}))).toBe(true);
  await page.goBack();
  await expect(heading).toHaveText('At /bets with 0 bets');
  await page.goBack();
  await expect(state('blocked')).toBeVisible();
  await expect(page).toHaveURL(`${suite.site}/bets`);
  expect(errors).toEqual([]);
});

test('a remote with another endpoint in its contracts loads its own copy of the parts that contain it, and shares the rest', async ({
  page,
  suite,
}) => {
  const added = 'a call that lists alone know';
  const { release } = await goLive(page, suite, (checkout) =>
    appendFile(
      path.join(checkout, 'shared-contracts/src/api/calls/games.ts'),
      `\nexport const added = ${JSON.stringify(added)};\n`,
    ),
  );
  const expected = new Set([release.entry, ...(release.exposes.BetsPage?.scripts ?? [])]);
  const brought: Promise<string>[] = [];
  page.on('response', (response) => {
    const file = path.basename(new URL(response.url()).pathname);
    if (file.endsWith('.js') && file in release.integrity && !expected.has(file)) brought.push(response.text());
  });
  await page.goto(`${suite.site}/bets`);
  await expect(page.getByText('Log in to see your bets')).toBeVisible();
  const text = (await Promise.all(brought)).join('\n');
  expect(text).toContain(added);
  // Words of money, the theme and the interface.
  for (const word of [typedDecimalMessages.separators, color.surface.tile, 'data-dialog-layer']) {
    expect(text).not.toContain(word);
  }
});
