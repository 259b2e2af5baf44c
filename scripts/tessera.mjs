// Runs before anything is installed: plain JavaScript, nothing but Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const fail = (message) => {
  console.error(`\n${message}\n`);
  process.exit(1);
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major !== 20 || minor < 19) {
  fail(
    `Tessera needs Node 20.19 or a later 20; this is ${process.version}. Install Node 20 and run the command again.`,
  );
}

const readPackages = (file) =>
  existsSync(path.join(root, file)) ? JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages : {};

/** Whether what is installed is what the lock file says; packages for other platforms do not count. */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(readPackages('package-lock.json')).every(
    ([name, { version, link, optional }]) =>
      !name.startsWith('node_modules/') ||
      link ||
      installed[name]?.version === version ||
      (optional && !installed[name]),
  );
}

if (!isInstalled()) {
  const isFirst = !existsSync(path.join(root, 'node_modules/.package-lock.json'));
  console.log(isFirst ? 'Installing packages (once, about a minute) …' : 'Updating packages …');
  const { status } = spawnSync('npm', [isFirst ? 'ci' : 'install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('Installing failed; see npm above. With the network back, run the command again.');
}

const { register } = await import('tsx/esm/api');
register();
const { run } = await import('./src/main.ts');
await run(process.argv.slice(2));
