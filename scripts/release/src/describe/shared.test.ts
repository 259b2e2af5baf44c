import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expectedPackages } from './shared';

test.each([
  ['19.3.1', '19.3.1'],
  ['^19.0.0', '^19.0.0'],
  ['>=18 <20', '>=18 <20'],
  ['^18.2.0', /declares react \^18\.2\.0, and it was built with 19/],
])('a remote that declares react %s gives %s', async (react, expected) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tessera-package-'));
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ peerDependencies: { react } }));
  if (typeof expected === 'string')
    expect(expectedPackages(folder)).toMatchObject({ react: expected, 'react/jsx-runtime': expected });
  else expect(() => expectedPackages(folder)).toThrow(expected);
  await rm(folder, { recursive: true });
});
