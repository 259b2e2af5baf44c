import { routerNames } from '@tessera/platform/build/sharedPackages';
import { lintFiles } from './testing/lintFiles';

const importing = (names: string, from = 'react-router-dom') => `import ${names} from '${from}';`;
const provided = routerNames();

const refused = [
  ...['useBlocker', 'useRoutes', 'BrowserRouter', 'UNSAFE_NavigationContext'].map((name) => importing(`{ ${name} }`)),
  importing('{ Link, useBlocker as useLeave }'),
  importing('{\n  Link,\n  useBlocker,\n}'),
  importing('* as router'),
  importing('{ Link }', 'react-router'),
  "export { Link } from 'react-router-dom';",
  "export * from 'react-router-dom';",
];
const taken = [
  ...provided.map((name) => importing(`{ ${name} }`)),
  importing('{ Link as RouterLink, type Location }'),
  importing('type { Blocker }'),
  importing('{ Link }', './router'),
];

const files = (folder: string, texts: readonly string[]) =>
  texts.map((text, index) => [`${folder}/file${index}.ts`, text] as const);
const [refusedFiles, takenFiles] = [files('mfe-lists/src/refused', refused), files('mfe-lists/src/taken', taken)];
const exempt = ['mfe-lists/src/page.test.ts', 'host-shell/src/App.ts'].map((file) => [file, refused[0] ?? ''] as const);
const findingsOf = lintFiles(new Map([...refusedFiles, ...takenFiles, ...exempt]));
const remedies = (file: string) =>
  findingsOf(file).flatMap(({ rule, message }) => (rule === 'plugin' ? [message] : []));

test.each(refusedFiles)('%s is rejected: %s', (file) => {
  expect(remedies(file)).toEqual([expect.stringContaining('platform/host/loader/shared/router.ts')]);
});

test.each([...takenFiles, ...exempt])('%s is accepted: %s', (file) => {
  expect(remedies(file)).toEqual([]);
});

test('the message lists the names that the shell provides', () => {
  expect(remedies(refusedFiles[0]?.[0] ?? '')[0]).toContain(`provides ${provided.join(', ')}.`);
});
