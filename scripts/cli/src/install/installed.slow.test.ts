import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashInputs } from '@tessera/platform/build/inputs';
import { targetNamed } from '@tessera/platform/build/targets';
import { apps, projectRoot } from '@tessera/platform/project';
import { copyProject } from '@tessera/platform/project/copy';

const decision = pathToFileURL(path.join(projectRoot, 'scripts/cli/src/install/installed.mjs')).href;

/** Evaluates an expression about the module's exports in plain Node: the module runs before anything is installed. */
const ask = (expression: string): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--input-type=module', '-e', `import * as it from '${decision}'; console.log(JSON.stringify(${expression}))`],
      { encoding: 'utf8' },
    ),
  );

let root: string;
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const write = (file: string, content: unknown) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(content));
};
const isInstalled = () => ask(`it.isInstalled(${JSON.stringify(root)})`);
const npm = (...args: readonly string[]) =>
  execFileSync('npm', [...args, '--offline'], { cwd: root, encoding: 'utf8', stdio: 'pipe' });

/** A project of two workspaces that depend on packages that lie in its folder, so that npm needs no network. */
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'tessera-installed-'));
  write('package.json', { name: 'suite', version: '1.0.0', private: true, workspaces: ['here', 'away'] });
  for (const name of ['for-here', 'for-away']) {
    write('package/package.json', { name, version: '1.0.0' });
    execFileSync('tar', ['-czf', `${name}.tgz`, 'package'], { cwd: root });
    write(`${name.replace('for-', '')}/package.json`, {
      name: `@suite/${name.replace('for-', '')}`,
      version: '1.0.0',
      dependencies: { [name]: `file:../${name}.tgz` },
    });
  }
  npm('install');
});
afterEach(() => rmSync(root, { recursive: true }));

test('in a checkout of some folders, the npm command leaves the lock file unchanged', () => {
  const lock = read('package-lock.json');
  rmSync(path.join(root, 'away'), { recursive: true });
  expect(isInstalled()).toBe(true);

  rmSync(path.join(root, 'node_modules/for-here'), { recursive: true });
  rmSync(path.join(root, 'node_modules/.package-lock.json'));
  for (const isThere of [false, true]) {
    const command = ask(`it.installCommand(${JSON.stringify(root)})`) as string[];
    expect(command).toContain(isThere ? 'install' : 'ci');
    npm(...command);
    expect(read('package-lock.json')).toBe(lock);
    expect(isInstalled()).toBe(true);
  }
  // What the command avoids.
  npm('install');
  expect(read('package-lock.json')).not.toBe(lock);
});

test('installing runs no script of a package', () => {
  write('package/package.json', { name: 'for-here', version: '1.0.1', scripts: { postinstall: 'node -p 1 >ran' } });
  execFileSync('tar', ['-czf', 'for-here.tgz', 'package'], { cwd: root });
  // npm 11 runs it only because of the first, and npm 10 ignores that.
  const manifest = JSON.parse(read('package.json'));
  write('package.json', { ...manifest, allowScripts: { 'for-here': true } });
  copyFileSync(path.join(projectRoot, '.npmrc'), path.join(root, '.npmrc'));
  rmSync(path.join(root, 'node_modules'), { recursive: true });
  rmSync(path.join(root, 'package-lock.json'));
  npm('install');
  expect(JSON.parse(read('node_modules/for-here/package.json')).version).toBe('1.0.1');
  expect(existsSync(path.join(root, 'node_modules/for-here/ran'))).toBe(false);
});

test('detects a package that is missing or of another version', () => {
  expect(isInstalled()).toBe(true);
  const hidden = JSON.parse(read('node_modules/.package-lock.json'));
  hidden.packages['node_modules/for-here'].version = '0.9.0';
  write('node_modules/.package-lock.json', hidden);
  expect(isInstalled()).toBe(false);
  delete hidden.packages['node_modules/for-here'];
  write('node_modules/.package-lock.json', hidden);
  expect(isInstalled()).toBe(false);
});

test('a checkout of one app produces the same build, and installs only its packages', async () => {
  const copy = await copyProject();
  try {
    const others = apps.filter(({ name }) => name !== 'lists');
    await Promise.all(
      others.map(({ folder }) => rm(path.join(copy.folder, path.basename(folder)), { recursive: true })),
    );
    const lock = readFileSync(path.join(copy.folder, 'package-lock.json'), 'utf8');
    const output = execFileSync(process.execPath, ['scripts/tessera.mjs', 'build', 'lists'], {
      cwd: copy.folder,
      encoding: 'utf8',
    });
    expect(output).not.toContain('packages');
    expect(readFileSync(path.join(copy.folder, 'package-lock.json'), 'utf8')).toBe(lock);
    const { buildId } = JSON.parse(readFileSync(path.join(copy.folder, 'mfe-lists/dist/release.json'), 'utf8'));
    expect(buildId).toBe(await hashInputs([targetNamed('lists').folder], 'lists production'));
  } finally {
    await copy.remove();
  }
});
