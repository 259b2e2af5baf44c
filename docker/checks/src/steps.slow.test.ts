import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { siteTargets } from '@tessera/platform/build/targets';
import type { Release } from '@tessera/platform/compose/release';
import { projectRoot } from '@tessera/platform/project';
import { findFreePorts } from '@tessera/platform/project/ports';
import { parseAllDocuments } from 'yaml';
import { type MadeImage, runDockerfile } from './dockerfileSteps';
import { readableFolder, startNginx } from './nginxServer';

let folder: string;

beforeEach(() => {
  folder = readableFolder();
});

afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

/** Runs the image's own HEALTHCHECK. */
const isHealthy = ({ root, healthCommand: [command = '', ...args] }: MadeImage, port: number) =>
  spawnSync(command.startsWith('/') ? path.join(root, command) : command, args, {
    env: { PATH: process.env.PATH, PORT: String(port) },
    timeout: 60_000,
  }).status === 0;

test('the image of an app builds only that app and serves its release', async () => {
  const image = runDockerfile('app.Dockerfile', folder, { APP: 'lists', FOLDER: 'mfe-lists' });
  const [id = ''] = readdirSync(path.join(image.root, 'srv/site/lists'));
  const text = readFileSync(path.join(image.root, 'srv/site/lists', id, 'release.json'), 'utf8');
  const release = JSON.parse(text) as Release;
  expect(id).toBe(`${release.version}-${release.buildId}`);
  expect(existsSync(path.join(folder, 'build/project/mfe-wallet/src'))).toBe(false);
  expect(existsSync(path.join(folder, 'build/project/mfe-lists/e2e'))).toBe(false);

  expect(image.command).toEqual(['/etc/tessera/render.sh']);
  const configuration = path.join(image.root, 'etc/tessera');
  const { ROLE = '' } = image.env;
  const server = await startNginx(path.join(image.root, 'srv/site'), { ROLE }, 4364, configuration);
  try {
    const answer = await server.get(`/lists/${id}/${release.entry}`, { 'accept-encoding': 'br' });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br']);
    expect(isHealthy(image, server.port)).toBe(true);
  } finally {
    await server.stop();
  }
  expect(isHealthy(image, server.port)).toBe(false);
});

const exitOf = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

/** The sandbox's settings in the Kubernetes manifest, except values from secrets. */
function manifestSettings(): Record<string, string> {
  const file = path.join(projectRoot, 'docker/kubernetes/provider-sandbox.yaml');
  const [deployment] = parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS());
  const { env } = deployment.spec.template.spec.containers[0] as { env: { name: string; value?: string }[] };
  return Object.fromEntries(env.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])));
}

test('the image of the sandbox starts as the manifest says, is healthy, and can be controlled only on loopback', async () => {
  const image = runDockerfile('provider-sandbox.Dockerfile', folder);
  const port = await findFreePorts(2, 4370);
  const temporary = path.join(folder, 'tmp');
  mkdirSync(temporary);
  const [, ...args] = image.command;
  const child = spawn(process.execPath, args, {
    cwd: image.workFolder,
    // Without a database server, the embedded database runs.
    env: {
      PATH: process.env.PATH,
      ...image.env,
      ...manifestSettings(),
      CONTROL_PORT: String(port + 1),
      SMTP_URL: '',
      TMPDIR: temporary,
      DATA_DIR: 'memory://',
      PORT: String(port),
      SEED: 'none',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = exitOf(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  try {
    const deadline = Date.now() + 200_000;
    while (!output.includes('provider-sandbox listening') || !isHealthy(image, port)) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The sandbox does not answer:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    for (const control of ['/__sandbox/ledger', '/console', '/mailbox']) {
      expect((await fetch(`http://127.0.0.1:${port}${control}`)).status).toBe(404);
      expect((await fetch(`http://127.0.0.1:${port + 1}${control}`)).status).toBe(200);
    }
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
  expect(child.exitCode).toBe(0);
});

/** Copies the project's builds into an image's folder of sources. */
function copyBuilds(workFolder: string): void {
  for (const { outputFolder } of siteTargets) {
    const target = path.join(workFolder, path.relative(projectRoot, outputFolder));
    cpSync(outputFolder, target, { recursive: true });
  }
}

test('the image of the release commands creates a site from its builds, once', () => {
  // The image's build reuses these only if it has all their sources.
  const built = spawnSync(process.execPath, ['scripts/tessera.mjs', 'build'], { cwd: projectRoot, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`${built.stdout}${built.stderr}`);
  const image = runDockerfile('site.Dockerfile', folder, {}, copyBuilds);
  const site = path.join(folder, 'begun');
  mkdirSync(site);
  const begin = () => {
    const [command = ''] = image.command;
    const { status, stdout, stderr } = spawnSync(path.join(image.workFolder, command), {
      cwd: image.workFolder,
      env: {
        PATH: process.env.PATH,
        ...image.env,
        // The image sets its own folders.
        ...{ TESSERA_SITE: site, TESSERA_KEYS: path.join(folder, 'keys'), HOME: folder },
        TESSERA_ORIGIN: 'http://localhost:8080',
      },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    return stdout;
  };
  const output = begin();
  expect(output.match(/^Built already/gm)).toHaveLength(siteTargets.length);
  expect(readdirSync(path.join(site, 'pages'))).toContain('home.html');
  expect(output).toMatch(/Will compose the pages .*provider's games/);
  expect(begin()).toContain('Nothing to do');
});

test('only steps that change the machine are left out', () => {
  const { leftOut, root, env } = runDockerfile('gateway.Dockerfile', folder);
  expect(leftOut.map((command) => command.split(' ')[0])).toEqual(['apt-get', 'apt-get', 'rm', 'chown']);
  expect(existsSync(path.join(root, 'srv/site'))).toBe(true);
  expect(env.ROLE).toBe('gateway');
});
