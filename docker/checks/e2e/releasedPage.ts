import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { PageDiagnostics } from '@tessera/platform/protocol';
import type { RemoteName } from '@tessera/shared-contracts/remotes';
import { logIn, quiet, type Suite, watchCspViolations } from '@tessera/tooling/browser';
import type { DeployedSite } from './deployedSite';

type Remote = PageDiagnostics['remotes'][RemoteName] | undefined;

/** Signs the demo player in. */
export const signIn = (page: Page, deployed: DeployedSite) => logIn(page, deployed as unknown as Suite);

/** The page's diagnostics of a remote, loaded or not. */
export const diagnostics = (page: Page, remote: RemoteName) =>
  page.evaluate((name): Remote => window.__mf?.remotes[name], remote);

/** The page's diagnostics of a loaded remote. */
export async function running(page: Page, remote: RemoteName = 'lists'): Promise<Remote> {
  await expect
    .poll(async () =>
      Object.values((await diagnostics(page, remote))?.timings ?? {}).map(({ renderedAt }) => renderedAt),
    )
    .toContainEqual(expect.any(Number));
  return diagnostics(page, remote);
}

/** Changes a text on Transactions in a build, so that tests can recognise it. */
export const saying = (words: string) => (text: string) =>
  text.replaceAll('View your transaction history and activity', words);

/** Records every violation of the page's policy, and every unused preload. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const cspViolations = await watchCspViolations(page.context());
  page.on('console', (message) => {
    if (/preload.* not used because|integrity/.test(message.text())) cspViolations.push(message.text());
  });
  return cspViolations;
}

/** Waits until the network is idle and the page has its heading. */
export const settled = async (page: Page) => {
  await quiet(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
};

/** Paths of all files in the site that were written after a time. */
export async function writtenSince(folder: string, moment: number): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const times = await Promise.all(files.map(async (file) => [file, (await stat(file)).ctimeMs] as const));
  return times.filter(([, at]) => at > moment).map(([file]) => path.relative(folder, file));
}

/** Counts bytes of scripts that the page downloads from now on, by app; cached ones do not count. */
export async function countScripts(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  const [bytes, apps] = [{} as Record<string, number>, new Map<string, string>()];
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const [, app = ''] = new URL(response.url).pathname.split('/');
    if (type === 'Script') apps.set(requestId, app);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const app = apps.get(requestId);
    if (app !== undefined && encodedDataLength > 0) bytes[app] = (bytes[app] ?? 0) + encodedDataLength;
  });
  await session.send('Network.enable');
  return bytes;
}
