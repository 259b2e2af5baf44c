import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';

/** Playwright leaves the sandbox out unless it is asked for. */
const launch = /chromium\s*\.\s*launch\w*\(/;
const sources = execFileSync('git', ['grep', '-lE', 'chromium *\\.launch|no-sandbox', '--', '*.ts', '*.mjs'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => !file.endsWith('chromiumSandbox.test.ts'));

test.each(sources)('%s starts Chromium in its sandbox wherever the user can have it', (file) => {
  const text = readFileSync(path.join(projectRoot, file), 'utf8');
  expect(text).not.toContain('--no-sandbox');
  const options = text.split(launch).slice(1);
  expect(options.filter((given) => !/chromiumSandbox|launchOptions/.test(given.split(');')[0] ?? ''))).toEqual([]);
});
