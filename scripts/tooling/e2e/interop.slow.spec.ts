import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { originOf, projectRoot } from '@tessera/platform/project';
import type { RemoteName } from '@tessera/shared-contracts/remotes';
import { aSiteConfig } from '@tessera/shared-contracts/testing';
import { demoPlayer, expect, type Page, type Suite, test } from '../browser';

let script: string;

/** Compiles the host of docs/interop.md. */
test.beforeAll(async () => {
  const recipe =
    /```tsx\n([\s\S]*?)```/.exec(readFileSync(path.join(projectRoot, 'docs/interop.md'), 'utf8'))?.[1] ?? '';
  const folder = await mkdtemp(path.join(projectRoot, '.cache/interop-'));
  await writeFile(path.join(folder, 'host.tsx'), `${recipe}\nObject.assign(window, { showModule });\n`);
  const config: Configuration = {
    mode: 'production',
    context: folder,
    entry: './host.tsx',
    output: { path: folder, filename: 'host.js' },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
          },
        },
      ],
    },
  };
  const stats = await new Promise<string>((resolve, reject) =>
    rspack(config, (error, result) => (error ? reject(error) : resolve(result?.toString('errors-only') ?? ''))),
  );
  expect(stats).toBe('');
  script = await readFile(path.join(folder, 'host.js'), 'utf8');
  await rm(folder, { recursive: true });
});

async function logInAt(page: Page, suite: Suite) {
  const { email, password } = demoPlayer;
  const answer = await page.request.post(`${suite.sandbox}/auth-service/api/auth/login`, { data: { email, password } });
  return (await answer.json()) as { token: string; user: object };
}

declare global {
  interface Window {
    showModule(manifest: string, module: string, props: object, root: Element): Promise<void>;
  }
}

const shown: readonly (readonly [remote: RemoteName, module: string, props: object, text: string])[] = [
  ['wallet', 'HeaderWallet', {}, 'Wallet'],
  ['account', 'LoginTestPage', {}, 'Login test'],
  ['games', 'GamesList', {}, '14 games'],
  ['lists', 'LiveBets', {}, 'Live bets'],
];

for (const [remote, module, props, text] of shown) {
  test(`an ordinary host shows ${remote}/${module}`, async ({ page, suite }) => {
    const basePort = Number(new URL(suite.site).port);
    const config = JSON.stringify(aSiteConfig({ apiOrigin: suite.sandbox, hasLoginTestPage: true }));
    await page.route(`${suite.site}/host`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Host</title><script type="application/json" id="tessera-config">${config}</script><div id="host"></div>`,
      }),
    );
    await page.goto(`${suite.site}/host`, { waitUntil: 'load' });
    const { token, user } = await logInAt(page, suite);
    await page.evaluate((entries) => Object.assign(localStorage, entries), { token, user: JSON.stringify(user) });
    await page.addScriptTag({ content: script });
    await page.evaluate(
      ([manifest = '', name = '', given]) =>
        window.showModule(
          manifest as string,
          name as string,
          given as object,
          document.querySelector('#host') as Element,
        ),
      [`${originOf(remote, basePort)}/mf-manifest.json`, `${remote}/${module}`, props] as const,
    );
    await expect(page.locator('#host')).toContainText(text);
  });
}
