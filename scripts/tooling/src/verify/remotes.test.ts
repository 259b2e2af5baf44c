import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appNamed, projectRoot, remoteNames } from '@tessera/platform/project';

const rooms = ['expose', 'features', 'pages.ts', 'remote.test.ts', 'remote.ts', 'shared', 'states', 'testing'];

const sourcesOf = (name: (typeof remoteNames)[number]) => path.join(appNamed(name).folder, 'src');

/** Source files of a remote with a matching text, relative to its source folder. */
const filesWith = (name: (typeof remoteNames)[number], pattern: RegExp): readonly string[] =>
  readdirSync(sourcesOf(name), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && pattern.test(readFileSync(path.join(sourcesOf(name), file), 'utf8')))
    .toSorted();

test('every remote has a folder, and every folder of one is a remote', () => {
  const folders = readdirSync(projectRoot).filter((folder) => folder.startsWith('mfe-'));
  expect(folders.toSorted()).toEqual(remoteNames.map((name) => path.basename(appNamed(name).folder)).toSorted());
});

describe.each([...remoteNames])('%s', (name) => {
  test('is described only in remote.ts', () => {
    expect(filesWith(name, new RegExp(`createRemote\\('${name}'`))).toEqual(['remote.ts']);
    const files = filesWith(name, /\b(createApi|configureStore|combineSlices|usePerPlayer|createProviderBaseQuery)\(/);
    expect(files.filter((file) => !file.includes('.test.'))).toEqual([]);
  });

  test('has only the folders that a remote may have', () => {
    expect(readdirSync(sourcesOf(name)).filter((entry) => !rooms.includes(entry))).toEqual([]);
  });

  test('has a test of what it exposes', () => {
    const [file, ...others] = filesWith(name, new RegExp(`^checkExposedModules\\('${name}'`, 'm'));
    expect(file).toMatch(/^expose\/expose\.test\.tsx?$/);
    expect(others).toEqual([]);
  });

  test('has the endpoints of a feature in a file of the feature’s name', () => {
    const camelCase = (feature: string) => feature.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    for (const file of filesWith(name, /\.injectEndpoints\(/)) {
      const feature = path.basename(path.dirname(file));
      expect(file).toBe(`features/${feature}/${camelCase(feature)}.api.ts`);
    }
  });
});
