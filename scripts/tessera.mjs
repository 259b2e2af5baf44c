// Runs before packages are installed: plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installCommand, isInstalled } from './cli/src/install/installed.mjs';
import { acceptsNode } from './cli/src/install/nodeVersion.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const fail = (message) => {
  console.error(`\n${message}\n`);
  process.exit(1);
};

const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
if (!acceptsNode(engines.node, process.versions.node)) {
  fail(
    `Tessera needs Node ${engines.node}; this is ${process.version}. Install a maintained version of Node and run the command again.`,
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
