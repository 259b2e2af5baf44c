import { rewriteImports } from './declarationImports';

const emitted = new Set(['app/src/expose/A.d.ts', 'app/src/parts/index.d.ts', 'contracts/remotes/index.d.ts']);
const declared = { '@tessera/shared-contracts/remotes': 'contracts/remotes/index.d.ts' };
const rewrite = (text: string) => rewriteImports({ file: 'app/src/expose/A.d.ts', text, emitted, declared });

test.each([
  ["import type { B } from '../parts';", "import type { B } from '../parts/index';", ['app/src/parts/index.d.ts']],
  [
    "export * from '@tessera/shared-contracts/remotes';",
    "export * from '../../../contracts/remotes/index';",
    ['contracts/remotes/index.d.ts'],
  ],
  [
    "export type C = import('../parts').C;",
    "export type C = import('../parts/index').C;",
    ['app/src/parts/index.d.ts'],
  ],
  ["import type { FC } from 'react';", "import type { FC } from 'react';", []],
  [
    "/** “quoted” – text */ import '../parts';",
    "/** “quoted” – text */ import '../parts/index';",
    ['app/src/parts/index.d.ts'],
  ],
])('%s', (text, expected, reached) => {
  expect(rewrite(text)).toEqual({ text: expected, reached });
});

test('refuses types that import files without declarations', () => {
  expect(() => rewrite("import type { D } from './missing';")).toThrow(
    /reach \.\/missing from app\/src\/expose\/A\.d\.ts/,
  );
});
