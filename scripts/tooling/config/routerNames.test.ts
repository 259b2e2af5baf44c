import { routerNames } from '@tessera/platform/build/sharedPackages';
import { lintFiles } from './testing/lintFiles';
import { testLintPlugin } from './testing/testLintPlugin';

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

testLintPlugin(
  'platform/host/loader/shared/router.ts',
  refused,
  taken,
  'ts',
  ['mfe-lists/src'],
  ['host-shell/src/App.ts'],
);

test('the message lists the names that the shell provides', () => {
  const file = 'mfe-lists/src/file.ts';
  const [finding] = lintFiles(new Map([[file, refused[0] ?? '']]))(file).filter(({ rule }) => rule === 'plugin');
  expect(finding?.message).toContain(`provides ${provided.join(', ')}.`);
});
