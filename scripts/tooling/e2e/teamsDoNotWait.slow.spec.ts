import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegisteredRemote } from '@tessera/platform/protocol';
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
  const made = await buildElsewhere('lists', suite.site, edit);
  built = made;
  await recompose(page, suite, {
    registry: ({ remotes }: { remotes: Record<string, RegisteredRemote> }) => {
      remotes.lists = { live: made.release };
    },
  });
  return made;
}

/** A page with exports of the shared packages that no app uses. */
const newPage = `
import { createEntityAdapter } from '@reduxjs/toolkit';
import { contractVersion } from '@tessera/shared-contracts/remotes';
import { shallowEqual, useSelector } from 'react-redux';
import { NavLink, useMatch } from 'react-router-dom';
import styled, { ThemeProvider } from 'styled-components';
import { remote } from '../remote';

const bets = createEntityAdapter<{ readonly id: string }>();
const Line = styled.p.attrs(({ theme }) => ({ title: theme.name }))\`margin: 0;\`;

function NewPage() {
  const known = useSelector(() => bets.getInitialState().ids.length, shallowEqual);
  return (
    <>
      <h1>{\`At \${useMatch('/:page')?.params.page} with \${known} bets\`}</h1>
      <ThemeProvider theme={{ name: 'theme of the page' }}>
        <Line>Themed</Line>
      </ThemeProvider>
      <NavLink to="/bets">Here</NavLink>
      <NavLink to="/promotions">Leave</NavLink>
    </>
  );
}

export default remote.expose('BetsPage', NewPage);
export const contract = contractVersion;
`;

test('a remote uses exports of shared packages that no app has used, without a release of the shell', async ({
  page,
  suite,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await goLive(page, suite, (checkout) => writeFile(path.join(checkout, 'mfe-lists/src/expose/BetsPage.tsx'), newPage));
  const heading = page.getByRole('heading', { level: 1 });
  const link = (name: string) => page.getByRole('link', { name, exact: true });

  await page.goto(`${suite.site}/bets`);
  await expect(heading).toHaveText('At bets with 0 bets');
  await expect(page.getByTitle('theme of the page')).toHaveText('Themed');
  await expect(link('Here')).toHaveAttribute('aria-current', 'page');
  await link('Leave').click();
  await expect(heading).toHaveText('Promotions');
  await page.goBack();
  await expect(heading).toHaveText('At bets with 0 bets');
  expect(errors).toEqual([]);
});
