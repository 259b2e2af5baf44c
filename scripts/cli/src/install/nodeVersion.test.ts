import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '@tessera/platform/project';

const nodeVersion = pathToFileURL(path.join(projectRoot, 'scripts/cli/src/install/nodeVersion.mjs')).href;
const { engines } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
  engines: { node: string };
};

/** Asks plain Node, since the module runs before anything is installed. */
const accepts = (range: string, versions: readonly string[]) =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { acceptsNode } from '${nodeVersion}';
         console.log(JSON.stringify(${JSON.stringify(versions)}.filter((version) => acceptsNode(${JSON.stringify(range)}, version))))`,
      ],
      { encoding: 'utf8', stdio: 'pipe' },
    ),
  ) as string[];

test('accepts every maintained Node, but no version that a dependency refuses', () => {
  const maintained = ['20.19.0', '20.20.2', '22.12.0', '22.23.3', '24.0.0', '24.21.0', '26.12.1'];
  const refused = ['18.20.8', '20.18.3', '21.7.3', '22.11.0', '23.11.1'];
  expect(accepts(engines.node, [...refused, ...maintained])).toEqual(maintained);
});

test('reports a range that it cannot read', () => {
  expect(() => accepts('20.x', ['20.19.0'])).toThrow('neither ^MAJOR.MINOR nor >=MAJOR.MINOR');
});
