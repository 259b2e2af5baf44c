import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { type Clause, clausesOf } from '@tessera/shared-contracts/rules/clauses';
import type { Check } from './check';
import type { JestReport } from './failures';
import { runTool } from './runTool';

/** File and full name of a test that a clause names. */
export const testOf = (test: string): readonly [file: string, name: string] => {
  const [file = '', ...names] = test.split(' › ');
  return [file, names.join(' › ')];
};

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
/** Matches the full names of a test; its placeholders stand for anything. */
const patternOf = (name: string) =>
  `^${name
    .split(/%[#a-z]|\$\w+/)
    .map(escaped)
    .join('.*')}$`;

type Result = 'passed' | 'failed' | 'missing' | 'not met';

/** Result of a clause's test in a report. */
export function resultOf(clause: Clause, { testResults }: JestReport): Result {
  if (!('test' in clause)) return 'not met';
  const [file, name] = testOf(clause.test);
  const isNamed = new RegExp(patternOf(name));
  const statuses = testResults
    .filter((result) => path.relative(projectRoot, result.name) === file)
    .flatMap(({ assertionResults }) => assertionResults.filter(({ fullName }) => isNamed.test(fullName)))
    .map(({ status }) => status);
  if (statuses.length === 0) return 'missing';
  return statuses.every((status) => status === 'passed') ? 'passed' : 'failed';
}

/** Runs the tests that the clauses of all places name, once each. */
async function runNamedTests(clauses: readonly Clause[]): Promise<JestReport> {
  const named = clauses.flatMap((clause) => ('test' in clause ? [testOf(clause.test)] : []));
  const files = [...new Set(named.map(([file]) => file))];
  const names = [...new Set(named.map(([, name]) => patternOf(name)))];
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tessera-rules-'));
  const outputFile = path.join(folder, 'report.json');
  const config = ['-c', 'scripts/tooling/config/jest.config.mjs', '--json', '--outputFile', outputFile, '--silent'];
  try {
    const only = ['--testNamePattern', names.join('|'), '--runTestsByPath', ...files];
    await runTool('jest', [...config, '--maxWorkers=2', ...only], { env: { TESSERA_ALL: '1' } });
    return JSON.parse(await readFile(outputFile, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs the test of each clause of each place, and prints what it proves. */
export const rulesCheck: Check = {
  name: 'rules',
  isSlow: true,
  usesAllCores: true,
  remedy: 'Name a test that proves the clause, or why it is not met: shared-contracts/src/rules/clauses.',
  async run() {
    const report = await runNamedTests(Object.values(clausesOf).flat());
    const rows = Object.entries(clausesOf).flatMap(([place, clauses]) =>
      clauses.map((clause) => ({ place, clause, result: resultOf(clause, report) })),
    );
    for (const { place, clause, result } of rows) {
      const by = 'test' in clause ? clause.test : clause.because;
      console.log([place.padEnd(8), clause.number.padEnd(19), result.padEnd(8), clause.text, `(${by})`].join('  '));
    }
    const count = (...results: readonly Result[]) => rows.filter(({ result }) => results.includes(result)).length;
    const [passed, failed] = [count('passed'), count('failed', 'missing')];
    console.log(`${rows.length} clauses: ${passed} proved, ${failed} not proved, ${count('not met')} not met`);
    return { passed, failed, output: '' };
  },
};
