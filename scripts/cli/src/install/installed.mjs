// Runs before packages are installed: plain JavaScript without dependencies.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const readPackages = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** Where Node would find `name` from a package: the nearest `node_modules` that has it in the lock file. */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (folder === '') return undefined;
  }
}

/**
 * The packages of a lock file that a checkout needs. A checkout of only some of the project's folders needs only
 * their dependencies, and npm installs only these.
 *
 * @param {Record<string, any>} packages of the lock file, by the folder that they lie in
 * @param {(folder: string) => boolean} isThere whether the checkout holds a folder of the project
 * @returns {ReadonlySet<string>}
 */
export function neededPackages(packages, isThere) {
  const needed = new Set();
  const own = Object.keys(packages).filter((folder) => !folder.includes('node_modules/') && isThere(folder));
  const visit = (folder) => {
    if (needed.has(folder)) return;
    needed.add(folder);
    const { link, resolved, dependencies, devDependencies, optionalDependencies, peerDependencies } = packages[folder];
    if (link) return void (isThere(resolved) && visit(resolved));
    const names = { ...dependencies, ...(own.includes(folder) && devDependencies), ...optionalDependencies };
    for (const name of Object.keys({ ...names, ...peerDependencies })) {
      const place = resolve(packages, folder, name);
      if (place !== undefined) visit(place);
    }
  };
  own.forEach(visit);
  return needed;
}

/**
 * Whether the installed packages match the lock file; packages for other platforms are ignored.
 *
 * @param {string} root folder of the checkout
 */
export function isInstalled(root) {
  const locked = readPackages(path.join(root, 'package-lock.json'));
  const installed = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  const needed = neededPackages(locked, (folder) => existsSync(path.join(root, folder, 'package.json')));
  return [...needed].every((place) => {
    const { version, link, optional } = locked[place];
    if (!place.includes('node_modules/') || link) return true;
    return installed[place]?.version === version || (optional === true && installed[place] === undefined);
  });
}

/**
 * The npm command to run. It never writes `package-lock.json`, which goes into the name of every build: an `install` that
 * saves would drop what a checkout of some folders does not need.
 *
 * @param {string} root folder of the checkout
 * @returns {readonly string[]}
 */
export function installCommand(root) {
  const isFirst = !existsSync(path.join(root, 'node_modules/.package-lock.json'));
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  // `ci` would remove what is installed and install all of it again.
  return isFirst ? ['ci', ...quiet] : ['install', '--no-save', ...quiet];
}
