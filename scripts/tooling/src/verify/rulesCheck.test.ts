import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { clausesOf } from '@tessera/shared-contracts/rules/clauses';
import { projectFiles } from './projectFiles';
import { resultOf, testOf } from './rulesCheck';

const clauses = Object.values(clausesOf).flat();
const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

/** Whether a source has the titles that make up a test's full name. */
function hasTest(source: string, name: string): boolean {
  const titles = [...source.matchAll(/(['"`])((?:\\.|(?!\1).)+)\1/g)].map(([, , text = '']) =>
    text.replaceAll("\\'", "'"),
  );
  const isNamed = (rest: string): boolean =>
    titles.some((title) => title === rest || (rest.startsWith(`${title} `) && isNamed(rest.slice(title.length + 1))));
  return isNamed(name);
}

test('finds a test by the titles of its groups, and no other', () => {
  const source = `describe('a bet', () => { test.each([1])("of %s isn't lost", () => {}); });`;
  expect(hasTest(source, "a bet of %s isn't lost")).toBe(true);
  expect(hasTest(source, 'a bet of %s is lost')).toBe(false);
});

test.each([
  [['passed', 'passed'], 'passed'],
  [['passed', 'failed'], 'failed'],
  [['passed', 'pending'], 'failed'],
  [[], 'missing'],
])('a clause whose test reports %j is %s', (statuses, result) => {
  const clause = { number: '1', text: 'A text', source: { title: '', url: '' }, test: 'a.test.ts › a bet of %s (1)' };
  const reported = statuses.map((status, index) => ({
    fullName: `a bet of ${index} (1)`,
    status,
    failureMessages: [],
  }));
  const others = [{ fullName: 'another bet of 1 (1)', status: 'failed', failureMessages: [] }];
  const [name, status, message] = [path.join(projectRoot, 'a.test.ts'), 'passed', ''];
  const testResults = [{ name, status, message, assertionResults: [...reported, ...others] }];
  expect(resultOf(clause, { testResults })).toBe(result);
});

test('every test that a clause names exists', () => {
  const files = new Set(projectFiles());
  const named = [...new Set(clauses.flatMap((clause) => ('test' in clause ? [clause.test] : [])))];
  expect(named.length).toBeGreaterThan(30);
  const missing = named.filter((test) => {
    const [file, name] = testOf(test);
    return !files.has(file) || !hasTest(read(file), name);
  });
  expect(missing).toEqual([]);
});

test('every picture of a clause is a state of the workbench', () => {
  const states = projectFiles('*/src/states/*.ts', 'workbench/state/*.ts').map(read).join('\n');
  for (const clause of clauses) {
    const [module, state] = ('picture' in clause && clause.picture?.split('/')) || ['', ''];
    if (state !== '')
      expect([states.includes(`'${module}'`), states.includes(`'${state}'`), state]).toEqual([true, true, state]);
  }
});

test('a clause has a number, a text of its own in its place, and a source', () => {
  for (const [place, rows] of Object.entries(clausesOf)) {
    const texts = rows.map(({ text }) => text);
    expect({ place, texts: new Set(texts).size }).toEqual({ place, texts: texts.length });
    for (const { number, source } of rows)
      expect([number, source.title, source.url]).toEqual([
        expect.stringMatching(/\S/),
        expect.stringMatching(/\S/),
        expect.stringMatching(/^https:\/\//),
      ]);
  }
});
