import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '@tessera/shared-contracts/remotes';
import { appNamed, apps, originOf } from './apps';
import { defaultPort } from './ports';
import { projectRoot } from './root';

test('every app has its own port', () => {
  expect(new Set(apps.map(({ portOffset }) => portOffset)).size).toBe(apps.length);
});

test('the README lists the apps of the contract, the console and the mailbox', () => {
  const readme = readFileSync(path.join(projectRoot, 'README.md'), 'utf8');
  for (const name of ['shell', ...remoteNames, 'sandbox'] as const) {
    expect(readme).toContain(`(${path.basename(appNamed(name).folder)}/README.md)`);
  }
  for (const page of ['mailbox', 'console']) {
    expect(readme).toContain(`<${originOf('sandbox', defaultPort)}/${page}>`);
  }
});
