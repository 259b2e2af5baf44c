import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apps, originOf } from './apps';
import { defaultPort } from './ports';
import { projectRoot } from './root';

test('every app has its own port', () => {
  expect(new Set(apps.map(({ portOffset }) => portOffset)).size).toBe(apps.length);
});

test('the README lists every app, the console and the mailbox', () => {
  const readme = readFileSync(path.join(projectRoot, 'README.md'), 'utf8');
  for (const { folder } of apps) expect(readme).toContain(`(${path.basename(folder)}/README.md)`);
  for (const page of ['mailbox', 'console']) {
    expect(readme).toContain(`<${originOf('sandbox', defaultPort)}/${page}>`);
  }
});
