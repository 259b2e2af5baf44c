/** @jest-environment node */

import { appNamed } from '@tessera/project';
import { remoteNames } from '@tessera/shared-contracts/remotes';
import { satisfies } from 'semver';
import { importedNames } from './importedNames';
import { expectedPackages, providedPackages } from './shared';

test.each(remoteNames)('the shell hands out every name that %s uses of a package', async (name) => {
  const provided = await providedPackages();
  const expected = Object.entries(await expectedPackages(appNamed(name).folder));
  const missing = expected.filter(([key, range]) => !satisfies(provided[key] ?? '0.0.0', range));
  expect(missing).toEqual([]);
  expect(expected.map(([key]) => key)).toContain('@reduxjs/toolkit/query/react#createApi');
});

test('reads what is imported to run and what is handed on, and no types', () => {
  const text = `
    import { Link, type To, useLocation as where } from 'router';
    import type { Path } from 'router';
    export { Outlet } from 'router';
    import { Other } from 'other';
  `;
  expect(importedNames('a.tsx', text, 'router')).toEqual(['Link', 'useLocation', 'Outlet']);
});

test('takes a package that is imported as a whole for one whose every name is needed', () => {
  expect(importedNames('a.ts', "import * as router from 'router';", 'router')).toEqual(['*']);
  expect(importedNames('a.ts', "export * from 'router';", 'router')).toEqual(['*']);
});
