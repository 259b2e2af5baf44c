import { spawnSync } from 'node:child_process';

/**
 * Installs packages on Debian and its derivatives, as root or with passwordless sudo. The installation starts no services.
 *
 * @returns whether they were installed
 */
export function installPackages(...packages: readonly string[]): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [
      ...asRoot,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'RUNLEVEL=1',
      'apt-get',
      // Another installation may be under way.
      '-o',
      'DPkg::Lock::Timeout=300',
      ...args,
    ];
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  };
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
