import { existsSync } from 'node:fs';
import { UserError } from '@tessera/platform/project';
import { installPackages } from '@tessera/tooling/systemPackages';

const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-js'];
const folders = ['/usr/share/nginx/modules', '/usr/lib/nginx/modules'];
const modules = ['ngx_http_brotli_static_module.so', 'ngx_http_js_module.so'];

/** Debian installs it in a folder that only root's PATH includes. */
const executables = ['/usr/sbin/nginx', '/usr/bin/nginx'];

const find = (): string | undefined =>
  folders.some((folder) => modules.every((module) => existsSync(`${folder}/${module}`)))
    ? executables.find(existsSync)
    : undefined;

/**
 * Finds nginx with its modules for brotli and scripts; installs it with the system's package manager if it is missing.
 *
 * @returns path of the executable
 */
export function ensureNginx(): string {
  const found = find();
  if (found !== undefined) return found;
  console.log('No nginx with brotli and njs on this machine: installing it (once) …');
  const installed = installPackages(...packages) ? find() : undefined;
  if (installed !== undefined) return installed;
  throw new UserError(`nginx could not be installed. Install it yourself: apt-get install ${packages.join(' ')}`);
}
