import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, UserError } from '@tessera/platform/project';
import { installPackages } from '@tessera/tooling/systemPackages';

/** Configuration of an image. */
export interface ImageConfig {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Cmd: readonly string[];
  readonly WorkingDir: string;
  readonly StopSignal?: NodeJS.Signals;
  readonly Healthcheck?: { readonly Test: readonly string[] };
}

/** Where images and their layers are stored between runs: separate from this machine's own images. */
export const imagesFolder = '/var/tmp/tessera-images';

/** Required programs; the system's packages have the same names. */
export const tools = { buildah: '/usr/bin/buildah', debootstrap: '/usr/sbin/debootstrap' };

/** Makes sure that images can be built here, or throws with the reason. */
export function ensureBuildah(): void {
  if (process.getuid?.() !== 0) {
    throw new UserError('Building and running images without an engine needs root: run the command with sudo.');
  }
  const missing = Object.entries(tools).filter(([, file]) => !existsSync(file));
  const names = missing.map(([name]) => name);
  if (names.length > 0) console.log(`Installing ${names.join(' and ')} (once) …`);
  if (names.length > 0 && !installPackages(...names)) {
    throw new UserError(`They could not be installed. Install them yourself: apt-get install ${names.join(' ')}`);
  }
  mkdirSync(imagesFolder, { recursive: true });
}

const storage = ['--root', path.join(imagesFolder, 'storage'), '--runroot', path.join(imagesFolder, 'run')];

/** Runs a buildah command on the images of this folder and returns its output. */
export function buildah(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(tools.buildah, [...storage, ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status === 0) return stdout.trim();
  throw new UserError(`buildah ${args.join(' ')} failed:\n${`${stdout}${stderr}`.slice(-4000)}`);
}

/** Whether there is an image of that name. */
export const hasImage = (image: string): boolean =>
  spawnSync(tools.buildah, [...storage, 'inspect', '--type', 'image', image], { stdio: 'ignore' }).status === 0;

/** Reads an image's configuration. */
export function configOf(image: string): ImageConfig {
  const text = buildah('inspect', '--type', 'image', image);
  return (JSON.parse(text) as { Docker: { config: ImageConfig } }).Docker.config;
}

/** An image's mounted file system, until it is removed. */
export function mountImage(image: string): { readonly root: string; remove(): void } {
  const container = buildah('from', '--pull-never', image);
  return { root: buildah('mount', container), remove: () => buildah('rm', container) };
}

/** Size of a folder's files. */
export const megabytesOf = (folder: string): number =>
  Number(execFileSync('du', ['-sm', '--one-file-system', folder], { encoding: 'utf8' }).split('\t')[0]);
