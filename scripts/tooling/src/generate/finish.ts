import { spawnSync } from 'node:child_process';
import { projectRoot, UserError } from '@tessera/platform/project';

function run(command: string, ...args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0) throw new UserError(`${command} ${args.join(' ')} failed; see above.`);
}

/** Formats the folder of a new remote, and generates what follows from it. */
export function finish(folder: string): void {
  run('npx', 'biome', 'format', '--write', folder);
  run('npm', 'install', '--package-lock-only', '--ignore-scripts', '--prefer-offline');
  run('npm', 'run', 'generate', '-w', '@tessera/docker-checks');
}
