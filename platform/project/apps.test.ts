import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as Remotes from '@tessera/shared-contracts/remotes';
import { apps, originOf, projectRoot } from './apps';
import { defaultPort } from './ports';

test('every app has a port of its own', () => {
  expect(new Set(apps.map(({ portOffset }) => portOffset)).size).toBe(apps.length);
});

test('an app’s position in the list of remotes does not change its port', async () => {
  const { remoteNames } = jest.requireActual<typeof Remotes>('@tessera/shared-contracts/remotes');
  jest.doMock('@tessera/shared-contracts/remotes', () => ({ remoteNames: ['added', ...[...remoteNames].reverse()] }));
  let moved: typeof apps = [];
  jest.isolateModules(() => {
    moved = jest.requireActual<typeof import('./apps')>('./apps').apps;
  });
  expect(moved).toEqual(expect.arrayContaining([...apps]));
});

test('the README lists every app, the console and the mailbox', () => {
  const readme = readFileSync(path.join(projectRoot, 'README.md'), 'utf8');
  for (const { folder } of apps) expect(readme).toContain(`(${path.basename(folder)}/README.md)`);
  for (const page of ['mailbox', 'console']) {
    expect(readme).toContain(`<${originOf('sandbox', defaultPort)}/${page}>`);
  }
});
