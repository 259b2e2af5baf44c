import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@tessera/tooling/browser';
import { serveFolder } from '@tessera/tooling/serve';

const run = `document.documentElement.dataset.ran = 'yes'; fetch('/stolen');`;
const picture = (script = '') => `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">
  <style>.a { fill: #0a0; }</style><rect class="a" width="20" height="40"/><rect style="fill:#00a" x="20" width="20" height="40"/>${script}</svg>`;

test('files of a release run no scripts as documents, and its pictures look the same as without a policy', async ({
  page,
}) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tessera-files-'));
  await writeFile(path.join(folder, 'x.html'), `<!doctype html><title>Page</title><script>${run}</script>`);
  await writeFile(path.join(folder, 'y.svg'), picture(`<script>${run}</script>`));
  const server = await serveFolder({ folder, port: 0 });
  const origin = `http://localhost:${server.port}`;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  try {
    for (const file of ['/x.html', '/y.svg']) {
      await page.goto(origin + file);
      expect(await page.evaluate(() => [document.documentElement.dataset.ran, window.origin])).toEqual([
        undefined,
        'null',
      ]);
    }
    expect(requests).not.toContain('/stolen');

    await page.goto('about:blank');
    const looks = async (src: string) => {
      await page.setContent(`<img alt="A picture" src="${src}">`);
      const image = page.getByRole('img');
      await expect(image).toHaveJSProperty('naturalWidth', 40);
      return image.screenshot();
    };
    const served = await looks(`${origin}/y.svg`);
    expect(served).toEqual(await looks(`data:image/svg+xml,${encodeURIComponent(picture())}`));
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
});

test('scripts, fonts and pictures load with that policy', async ({ page, suite }) => {
  const policies = new Map<string, string | undefined>();
  const failed: string[] = [];
  page.on('response', (response) => {
    policies.set(response.request().resourceType(), response.headers()['content-security-policy']);
    if (!response.ok()) failed.push(response.url());
  });
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.goto(`${suite.site}/games`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => [...policies.keys()]).toEqual(expect.arrayContaining(['script', 'font', 'image']));
  for (const type of ['script', 'font']) expect(policies.get(type)).toMatch(/^sandbox; default-src 'none'/);
  expect(failed).toEqual([]);
});
