import { spawnSync } from 'node:child_process';
import { projectRoot } from '@tessera/platform/project';

test('a command whose reader has closed the pipe ends without an error', () => {
  const command = 'node scripts/tessera.mjs release --help | true';
  const { stderr } = spawnSync(command, { cwd: projectRoot, shell: true, encoding: 'utf8' });
  expect(stderr).toBe('');
});
