import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { projectRoot } from '@tessera/platform/project';
import type { Failure } from './check';

/** The part of Jest's report that tells what failed. */
export interface JestReport {
  readonly testResults: readonly {
    /** Absolute path of the file. */
    readonly name: string;
    readonly status: string;
    /** Why a file failed that could not be run. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const reasonLines = 12;

const reasonOf = (message = 'No reason was reported.') =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, reasonLines).join('\n');

/** The tests that Jest reports as failed, and the files that it could not run. */
export const jestFailures = ({ testResults }: JestReport): Failure[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(projectRoot, name);
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ test: file, reason: reasonOf(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${file} › ${fullName}`,
      reason: reasonOf(failureMessages[0]),
    }));
  });

/** The tests that Playwright reports as failed at last, and what failed outside of them. */
export const playwrightFailures = ({ suites, errors }: JSONReport): Failure[] => [
  ...suites.flatMap((suite) => testsOf(suite, 'unexpected')),
  ...errors.map(({ message }) => ({ test: 'outside of the tests', reason: reasonOf(message) })),
];

/** The tests that failed and passed when they were repeated. */
export const playwrightFlakes = ({ suites }: JSONReport): Failure[] =>
  suites.flatMap((suite) => testsOf(suite, 'flaky'));

const testsOf = ({ suites = [], specs }: JSONReportSuite, wanted: 'unexpected' | 'flaky'): Failure[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ title, file, line, tests }) => {
      const failed = tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined);
      const kept = (failed?.attachments ?? []).map(
        ({ name, path: full }) => full && `\n${name}: ${path.relative(projectRoot, full)}`,
      );
      return { test: `${file}:${line} › ${title}`, reason: reasonOf(failed?.error?.message) + kept.join('') };
    }),
  ...suites.flatMap((suite) => testsOf(suite, wanted)),
];
