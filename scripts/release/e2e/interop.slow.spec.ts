import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { registerRelease } from '@tessera/platform/compose';
import { readRelease } from '@tessera/platform/compose/release';
import { originOf, projectRoot } from '@tessera/platform/project';
import { exposedNames, type RemoteName } from '@tessera/shared-contracts/remotes';
import { aSiteConfig } from '@tessera/shared-contracts/testing';
import { demoPlayer, expect, type Page, recompose, type Suite, test } from '@tessera/tooling/browser';
import { runTool } from '@tessera/tooling/runTool';
import { serveFolder } from '@tessera/tooling/serve';
import { aSite } from '../src/testing';

let folder: string;
let config: Configuration;
let host: string;

/** Writes the files of docs/interop.md into a folder and compiles the host. */
test.beforeAll(async () => {
  await mkdir(path.join(projectRoot, '.cache'), { recursive: true });
  folder = await mkdtemp(path.join(projectRoot, '.cache/interop-'));
  const recipes = await readFile(path.join(projectRoot, 'docs/interop.md'), 'utf8');
  for (const [, name = '', code = ''] of recipes.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)) {
    await writeFile(path.join(folder, name), code);
  }
  const recipe = (await import(pathToFileURL(path.join(folder, 'rspack.config.mjs')).href)) as {
    default: Configuration;
  };
  config = { ...recipe.default, context: folder };
  await writeFile(
    path.join(folder, 'page.ts'),
    `import { showModule } from './host';\nObject.assign(window, { showModule });\n`,
  );
  const output = await build({ ...config, entry: { page: './page.ts' }, output: { filename: 'host.js' }, plugins: [] });
  host = await readFile(path.join(output, 'host.js'), 'utf8');
});
test.afterAll(() => rm(folder, { recursive: true }));

/** Builds into a folder of its own and returns it. */
async function build(configuration: Configuration): Promise<string> {
  const output = await mkdtemp(path.join(folder, 'build-'));
  const stats = await new Promise<string>((resolve, reject) =>
    rspack({ ...configuration, output: { ...configuration.output, path: output } }, (error, result) =>
      error ? reject(error) : resolve(result?.toString('errors-only') ?? ''),
    ),
  );
  expect(stats).toBe('');
  return output;
}

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
  ['games', 'GamesList', {}, '6 games'],
  ['lists', 'LiveBets', {}, 'Live bets'],
];

for (const [remote, module, props, text] of shown) {
  test(`an ordinary host shows ${remote}/${module}`, async ({ page, suite }) => {
    const basePort = Number(new URL(suite.site).port);
    const siteConfig = JSON.stringify(aSiteConfig({ apiOrigin: suite.sandbox, hasLoginTestPage: true }));
    const head = `<meta charset="utf-8"><title>Host</title><script type="application/json" id="tessera-config">${siteConfig}</script>`;
    await page.route(`${suite.site}/host`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html>${head}<div id="host"></div>` }),
    );
    // Files of a released site are open to every host (docker/nginx/open.conf), those of a server of this machine are not.
    await page.route(`${originOf(remote, basePort)}/**`, async (route) => {
      const response = await route.fetch();
      const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
      await route.fulfill({ response, headers: { ...response.headers(), ...open } });
    });
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.goto(`${suite.site}/host`, { waitUntil: 'load' });
    const { token, user } = await logInAt(page, suite);
    await page.evaluate((entries) => Object.assign(localStorage, entries), { token, user: JSON.stringify(user) });
    await page.addScriptTag({ content: host });
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
    expect(warnings).toEqual([]);
  });
}

/** A site with the real shell live. */
async function aSiteWithShell() {
  const site = await aSite('lists', 'shell');
  await site.done('publish', 'shell');
  await site.done('promote', 'shell');
  return site;
}

/** Builds the remote of the recipe, with the declarations and the budget that a release needs. */
async function buildRemote(changes: Configuration = {}): Promise<string> {
  const output = await build({ ...config, ...changes });
  const declare = ['--declaration', '--emitDeclarationOnly', '--jsx', 'react-jsx', '--skipLibCheck', '--strict'];
  const module = path.join(folder, 'Recent.tsx');
  const { code, output: errors } = await runTool('tsc', [...declare, '--ignoreConfig', '--outDir', output, module]);
  expect([code, errors]).toEqual([0, '']);
  const names = exposedNames('lists');
  for (const name of names) await cp(path.join(output, 'Recent.d.ts'), path.join(output, `${name}.d.ts`));
  const limit = { bytes: 40_000, reason: 'It includes the federation runtime.' };
  const modules = Object.fromEntries(names.map((name) => [name, limit]));
  await writeFile(path.join(output, 'budget.json'), JSON.stringify({ entry: limit, modules }));
  return output;
}

test('a remote of the stock plug-in passes the gate and runs in the shell', async ({ page, suite }) => {
  const site = await aSiteWithShell();
  const published = await site.done('publish', 'lists', '--build', await buildRemote());
  const [, id = ''] = /Published lists (\S+)/.exec(published) ?? [];
  expect(await site.done('promote', 'lists')).toContain('for everyone');
  const releaseFolder = path.dirname(site.file('lists', id, 'release.json'));
  const server = await serveFolder({ folder: releaseFolder, port: 0, readers: [suite.site] });
  await recompose(page, suite, {
    registry: ({ remotes }) => {
      const release = readRelease(releaseFolder);
      if (release) remotes.lists = { live: registerRelease(release, `http://localhost:${server.port}/`) };
    },
  });
  await page.goto(suite.site);
  await page.getByRole('button', { name: 'Say hello' }).click();
  await expect(page.getByRole('button', { name: 'Hello from a chunk' })).toBeVisible();
  expect(await page.evaluate(() => window.__mf?.remotes.lists.shared.react)).toMatch(/^\S+ from host$/);
  await server.close();
  await site.remove();
});

test('the gate refuses a remote whose entry has no hashes of its chunks, and says what to add', async () => {
  const site = await aSiteWithShell();
  const plugins = config.plugins?.slice(1) ?? [];
  await site.done('publish', 'lists', '--build', await buildRemote({ plugins }));
  const { code, output } = await site.run('promote', 'lists');
  expect([code, output]).toEqual([1, expect.stringMatching(/holds no hash of .*\n.*→ .*SubresourceIntegrityPlugin/)]);
  await site.remove();
});
