import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../project';
import { copyProject, type ProjectCopy } from '../project/copyProject';
import { inputFiles } from './inputs';
import { targetNamed } from './targets';

// Real builds, on machines with few cores.
jest.setTimeout(600_000);

const reporter = 'platform/build/testing/reportBuild.ts';
const targets = ['shell', 'lists'].map(targetNamed);

/** A file of each kind that affects builds. */
const decisive = [
  'platform/build/prerenderShell.ts',
  'platform/build/prerenderRemote.ts',
  'platform/build/compress.ts',
  'platform/build/describeRelease.ts',
  'platform/project/apps.ts',
  'platform/project/files/writeAtomically.ts',
  'platform/compose/prerenderedModules.ts',
  'platform/compose/release.ts',
  'platform/compose/shellPage.ts',
  'platform/compose/placeholders.ts',
  'platform/prerender/prerenderModules.tsx',
  'platform/build/bundler/rspack.base.ts',
  'platform/build/bundler/container/runtime.ts',
  'platform/package.json',
  'shared-contracts/package.json',
  'shared-contracts/src/theme/page/index.ts',
  'package.json',
  'package-lock.json',
];
/** Files that do not affect builds. */
const indifferent = [
  'README.md',
  'platform/compose/policy.ts',
  'scripts/tooling/e2e/dev.slow.spec.ts',
  'scripts/release/package.json',
  'mfe-wallet/package.json',
];

let copy: ProjectCopy;
let root: string;
let report: { readonly read: readonly string[]; readonly renamed: readonly string[] };
let executed: readonly string[];

const inCopy = (file: string) => path.join(root, path.relative(projectRoot, file));
const inProject = (files: readonly string[]) =>
  files
    .filter((file) => file.startsWith(`${root}/`) && !file.includes('/node_modules/'))
    .map((file) => path.relative(root, file));

beforeAll(async () => {
  copy = await copyProject();
  root = realpathSync(copy.folder);
  const own = targets.map((target) => ({
    ...target,
    folder: inCopy(target.folder),
    configFile: inCopy(target.configFile),
    outputFolder: inCopy(target.outputFolder),
  }));
  const coverage = path.join(root, '.cache/coverage');
  const touched = [...decisive, ...indifferent].map((file) => path.join(root, file));
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', reporter, JSON.stringify(own), JSON.stringify(touched)],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_V8_COVERAGE: coverage } },
  );
  if (status !== 0) throw new Error(stderr);
  report = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
  executed = readdirSync(coverage).flatMap((file) => {
    const { result } = JSON.parse(readFileSync(path.join(coverage, file), 'utf8')) as { result: { url: string }[] };
    return result.flatMap(({ url }) => (url.startsWith('file:') ? fileURLToPath(url.replace(/\?.*$/, '')) : []));
  });
});
afterAll(() => copy.remove());

test('everything that the bundler reads or that runs in a build is an input', async () => {
  const inputs = new Set(
    (await inputFiles(targets.map(({ folder }) => folder))).map((file) => path.relative(projectRoot, file)),
  );
  const used = inProject([...report.read, ...executed]).filter(
    (file) => file !== reporter && statSync(path.join(projectRoot, file), { throwIfNoEntry: false })?.isFile(),
  );
  // Proof that both sources are about this build.
  expect(used).toEqual(
    expect.arrayContaining([
      'host-shell/src/document/prerenderPage.tsx',
      'mfe-lists/rspack.config.ts',
      'platform/build/prerenderShell.ts',
    ]),
  );
  expect(used.filter((file) => !inputs.has(file))).toEqual([]);
});

test.each(decisive)('an edit of %s changes the id of every build', (file) => {
  expect(inProject(report.renamed)).toContain(file);
});

test.each(indifferent)('an edit of %s does not change the ids of builds', (file) => {
  expect(inProject(report.renamed)).not.toContain(file);
});
