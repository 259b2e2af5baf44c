import path from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { projectRoot } from '@tessera/platform/project';
import { jestFailures, playwrightFailures, playwrightFlakes } from './failures';

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

test('names the tests that Playwright reports as failed or repeated, at any depth, and what failed outside of them', () => {
  const picture = { name: 'screenshot', path: path.join(projectRoot, 'test-results/failed.png') };
  const timeout = { error: { message: 'Timeout' }, attachments: [picture] };
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky', ...results: object[]) => ({
    title,
    file: 'app/e2e/a.spec.ts',
    line: 7,
    tests: [{ status, results }],
  });
  const report = {
    suites: [
      {
        specs: [spec('opens', 'expected', {})],
        suites: [{ specs: [spec('closes', 'unexpected', timeout), spec('stays', 'flaky', timeout, {})] }],
      },
    ],
    errors: [{ message: 'The site did not start.' }],
  } as unknown as JSONReport;
  const reason = 'Timeout\nscreenshot: test-results/failed.png';
  expect(playwrightFailures(report)).toEqual([
    { test: 'app/e2e/a.spec.ts:7 › closes', reason },
    { test: 'outside of the tests', reason: 'The site did not start.' },
  ]);
  expect(playwrightFlakes(report)).toEqual([{ test: 'app/e2e/a.spec.ts:7 › stays', reason }]);
});
