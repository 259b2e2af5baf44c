// Runs before anything is installed: plain JavaScript, nothing but Node.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installCommand, isInstalled } from './cli/src/install/installed.mjs';

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

if (!isInstalled(root)) {
  const command = installCommand(root);
  console.log(command.includes('ci') ? 'Installing packages (once, about a minute) …' : 'Updating packages …');
  const { status } = spawnSync('npm', command, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) fail('Installing failed; see npm above. With the network back, run the command again.');
}

const { register } = await import('tsx/esm/api');
register();
const { run } = await import('./cli/src/main.ts');
await run(process.argv.slice(2));
