import { execFileSync } from 'node:child_process';
import { projectRoot } from '../project';
import { attributes, elementIds } from '.';

test('no other source spells an attribute or id of the page', () => {
  const { root: _, ...ids } = elementIds;
  const names = [...Object.values(attributes), ...Object.values(ids)];
  const tests = [':!*.test.ts', ':!*.test.tsx', ':!*/e2e/*', ':!*/testing/*'];
  const files = execFileSync(
    'git',
    ['grep', '--untracked', '-lE', `(${names.join('|')})($|[^-a-z])`, '--', '*.ts', '*.tsx', '*.mjs', ...tests],
    { cwd: projectRoot, encoding: 'utf8' },
  );
  expect(files.trim().split('\n')).toEqual(['platform/protocol/page.ts']);
});
