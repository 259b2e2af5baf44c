import path from 'node:path';
import { projectRoot } from '@tessera/project';
import { jestFailures, playwrightFailures } from './failures';

test('names the tests that Jest reports as failed, and the files that it could not run', () => {
  const file = (name: string) => path.join(projectRoot, name);
  expect(
    jestFailures({
      testResults: [
        {
          name: file('app/a.test.ts'),
          status: 'failed',
          message: '● all of the file',
          assertionResults: [
            { fullName: 'adds', status: 'passed', failureMessages: [] },
            {
              fullName: 'subtracts',
              status: 'failed',
              failureMessages: ['\u001b[31mError: 1 is not 2\u001b[39m\n  at a'],
            },
          ],
        },
        { name: file('app/b.test.ts'), status: 'failed', message: 'Cannot find module', assertionResults: [] },
        { name: file('app/c.test.ts'), status: 'passed', message: '', assertionResults: [] },
      ],
    }),
  ).toEqual([
    { test: 'app/a.test.ts › subtracts', reason: 'Error: 1 is not 2\n  at a' },
    { test: 'app/b.test.ts', reason: 'Cannot find module' },
  ]);
});

test('names the tests that Playwright reports as failed at any depth, and what failed outside of them', () => {
  const picture = { name: 'screenshot', path: path.join(projectRoot, 'test-results/failed.png') };
  const spec = (title: string, message?: string) => ({
    title,
    ok: message === undefined,
    file: 'app/e2e/a.spec.ts',
    line: 7,
    tests: [{ results: [message === undefined ? {} : { error: { message }, attachments: [picture] }] }],
  });
  expect(
    playwrightFailures({
      suites: [{ specs: [spec('opens')], suites: [{ specs: [spec('closes', 'Timeout'), spec('stays')] }] }],
      errors: [{ message: 'The site did not start.' }],
    }),
  ).toEqual([
    { test: 'app/e2e/a.spec.ts:7 › closes', reason: 'Timeout\nscreenshot: test-results/failed.png' },
    { test: 'outside of the tests', reason: 'The site did not start.' },
  ]);
});
