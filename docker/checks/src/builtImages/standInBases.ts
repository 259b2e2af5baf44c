import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, UserError } from '@tessera/platform/project';
import { DockerfileParser, type From } from 'dockerfile-ast';
import { buildah, hasImage, imagesFolder, tools } from './buildah';

const suites: Readonly<Record<string, string>> = { 12: 'bookworm' };

/** An npm of the major version that the official images of Node 24 have. */
const npmVersion = '11.21.2';

/** Base images of the Dockerfiles, by their names there. */
export function baseImages(): readonly string[] {
  const folder = path.join(projectRoot, 'docker');
  const images = readdirSync(folder)
    .filter((file) => file.endsWith('.Dockerfile'))
    .flatMap((file) => {
      const froms = DockerfileParser.parse(readFileSync(path.join(folder, file), 'utf8')).getFROMs() as From[];
      const stages = froms.map((from) => from.getBuildStage());
      return froms.map((from) => from.getImage() ?? '').filter((image) => !stages.includes(image));
    });
  return [...new Set(images)];
}

function commit(container: string, image: string): void {
  buildah('commit', '--quiet', '--format', 'docker', '--rm', container, image);
}

/** A minimal Debian, from its archive. */
function ensureDebian(suite: string): string {
  const image = `localhost/${suite}`;
  if (hasImage(image)) return image;
  const folder = path.join(imagesFolder, suite);
  rmSync(folder, { recursive: true, force: true });
  execFileSync(tools.debootstrap, ['--variant=minbase', suite, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const container = buildah('from', 'scratch');
  buildah('add', '--quiet', container, folder, '/');
  commit(container, image);
  rmSync(folder, { recursive: true });
  return image;
}

/** Debian with a version of Node from npm's package for this machine, and the npm and user of Node's image. */
function makeNode(debian: string, image: string, nodeVersion: string): void {
  const folder = path.join(imagesFolder, 'npm');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  // Not the package `node`, which gets this one by an install script.
  const build = `node-${process.platform}-${process.arch}`;
  npm('install', '--silent', '--no-save', `${build}@${nodeVersion}`);
  execFileSync('tar', ['-xzf', npm('pack', '--silent', `npm@${npmVersion}`)], { cwd: folder });

  const container = buildah('from', '--pull-never', debian);
  buildah('add', '--quiet', container, path.join(folder, 'node_modules', build, 'bin/node'), '/usr/local/bin/node');
  buildah('add', '--quiet', container, path.join(folder, 'package'), '/usr/local/lib/node_modules/npm');
  // The machine may reach the registry through a proxy with its own certificate.
  const certificates = npm('config', 'get', 'cafile');
  if (existsSync(certificates)) {
    buildah('add', '--quiet', container, certificates, '/usr/local/etc/certificates.crt');
    buildah('config', '--env', 'NPM_CONFIG_CAFILE=/usr/local/etc/certificates.crt', container);
  }
  const commands = [
    'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
    'chmod +x /usr/local/lib/node_modules/npm/bin/npm-cli.js',
    'groupadd --gid 1000 node',
    'useradd --uid 1000 --gid node --create-home node',
  ];
  buildah('run', '--isolation', 'chroot', container, '--', 'sh', '-euc', commands.join('\n'));
  commit(container, image);
  rmSync(folder, { recursive: true });
}

/** Image of a PostgreSQL server that keeps its data in /data. */
export const databaseImage = 'localhost/database';

const beginDatabase = `#!/bin/sh
set -eu
[ -e /data/PG_VERSION ] || initdb -D /data -U "$POSTGRES_USER" --auth=scram-sha-256 --pwfile=/dev/fd/3 3<<END
$POSTGRES_PASSWORD
END
[ -e /data/begun ] || echo 'CREATE DATABASE tessera' | postgres --single -D /data postgres >/data/begun
exec postgres -D /data -k /tmp -p "$PORT" -h 127.0.0.1
`;

/** Replaces the ready-made server in compose.yaml: Debian's PostgreSQL, with the same user. */
export function ensureDatabase(): void {
  if (hasImage(databaseImage)) return;
  const container = buildah('from', '--pull-never', ensureDebian('bookworm'));
  const commands = [
    'groupadd --gid 999 postgres && useradd --uid 999 --gid postgres postgres',
    'apt-get update && apt-get install -y --no-install-recommends postgresql && mkdir /data',
    `cat >/usr/local/bin/begin-database <<'SCRIPT'\n${beginDatabase}SCRIPT`,
    'chmod +x /usr/local/bin/begin-database',
  ];
  buildah('run', '--isolation', 'chroot', container, '--', 'sh', '-euc', commands.join('\n'));
  const folder = '/usr/lib/postgresql/15/bin:/usr/local/bin:/usr/bin:/bin';
  buildah(
    'config',
    '--user',
    '999:999',
    '--stop-signal',
    'SIGINT',
    '--env',
    `PATH=${folder}`,
    '--cmd',
    '["begin-database"]',
    container,
  );
  commit(container, databaseImage);
}

/**
 * Builds missing stand-ins for base images under the names that the Dockerfiles use.
 *
 * @returns a description of each
 */
export function ensureStandIns(): readonly string[] {
  return baseImages().map((image) => {
    const [, debian] = /^debian:(\d+)[\d.]*-slim$/.exec(image) ?? [];
    const [, node, suite] = /^node:([\d.]+)-(\w+)-slim$/.exec(image) ?? [];
    const official = `docker.io/library/${image}`;
    if (debian !== undefined && suites[debian] !== undefined) {
      if (!hasImage(official)) buildah('tag', ensureDebian(suites[debian]), official);
      return `${image}: Debian ${suites[debian]} by debootstrap`;
    }
    if (node !== undefined && suite !== undefined) {
      if (!hasImage(official)) makeNode(ensureDebian(suite), official, node);
      return `${image}: Debian ${suite}, Node ${node} and npm ${npmVersion}`;
    }
    throw new UserError(`Nothing here replaces ${image}: add it to docker/checks/src/builtImages/standInBases.ts.`);
  });
}
