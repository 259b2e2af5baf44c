import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { originOf, portCount, projectRoot } from '@tessera/platform/project';
import { copyProject, type ProjectCopy } from '@tessera/platform/project/copy';
import { findFreePorts } from '@tessera/platform/project/ports';
import { NpmCommand } from '../browser/npmCommand';

const run = promisify(execFile);

/**
 * Installs a version of Node from npm, once for each checkout.
 *
 * @returns the environment in which `npm` runs with it
 */
async function useNode(major: number): Promise<NodeJS.ProcessEnv> {
  const folder = path.join(projectRoot, `.cache/node-${major}`);
  const bin = path.join(folder, 'node_modules/.bin');
  if (!existsSync(path.join(bin, 'node'))) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'package.json'), '{ "private": true }');
    await run('npm', ['install', '--no-audit', '--no-fund', `node@${major}`], { cwd: folder });
  }
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
}

for (const major of [22, 24]) {
  test.describe(`Node ${major}`, () => {
    test.slow();
    let env: NodeJS.ProcessEnv;
    let copy: ProjectCopy;

    test.beforeAll(async () => {
      env = await useNode(major);
      copy = await copyProject();
    });

    test.afterAll(() => copy.remove());

    test('builds and starts the site', async () => {
      const { stdout } = await run('node', ['--version'], { env });
      expect(stdout).toContain(`v${major}.`);
      const basePort = await findFreePorts(portCount, 36_000 + major * 100);
      const dataFolder = path.join(copy.folder, '.data');
      const start = new NpmCommand(['start'], basePort, dataFolder, { folder: copy.folder, env });
      try {
        await start.printed('Tessera is ready');
        const home = await fetch(originOf('shell', basePort));
        // Half a megabyte of HTML would bury the reason for a failure.
        expect((await home.text()).includes('href="/game/Keno"')).toBe(true);
      } finally {
        await start.interrupt();
      }
    });

    test('passes the unit tests of an app', async () => {
      const { stdout } = await run('npm', ['test', '--', '--only', 'unit', '--app', 'games'], {
        cwd: copy.folder,
        env,
      });
      expect(stdout).toMatch(/\n[1-9]\d* passed, 0 failed\n$/);
    });
  });
}
