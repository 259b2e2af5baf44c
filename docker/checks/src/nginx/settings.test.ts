import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { ensureNginx } from './ensureNginx';
import { writeText } from './tinySite';

/** Renders the configuration and has nginx test it; returns what it renders for the services, or throws what it prints. */
function render(env: Readonly<Record<string, string>>, resolvConf = '') {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-render-'));
  writeText(folder, 'resolv.conf', resolvConf);
  const folders = { RUN_FOLDER: `${folder}/run`, SITE_FOLDER: folder, RESOLV_CONF: `${folder}/resolv.conf` };
  const settings = { PORT: '4381', APP_SERVICES: 'wallet=mfe-wallet:8080', ...folders, ...env };
  // Node's pipes are sockets, which nginx cannot open as files.
  const log = openSync(`${folder}/log`, 'a');
  try {
    const { status } = spawnSync(path.join(projectRoot, 'docker/nginx/render.sh'), ['-t'], {
      env: { PATH: process.env.PATH, NGINX: ensureNginx(), ...settings },
      stdio: ['ignore', log, log],
    });
    if (status !== 0) throw new Error(readFileSync(`${folder}/log`, 'utf8'));
    return readFileSync(`${folder}/run/services.conf`, 'utf8');
  } finally {
    closeSync(log);
    rmSync(folder, { recursive: true });
  }
}

describe('the name server of the services', () => {
  const nameServerOf = (services: string) => /^resolver (\S+)/m.exec(services)?.[1];

  test.each([
    ['the first of the system', 'search x\nnameserver 10.0.0.10\nnameserver 10.0.0.11\n', '10.0.0.10'],
    ['one at an IPv6 address', 'nameserver fd00:10:96::a\n', '[fd00:10:96::a]'],
    ['one with spaces and a comment', '  nameserver\t::1   # local\n', '[::1]'],
    ['one at a mapped IPv4 address', 'nameserver ::ffff:10.0.0.10\n', '[::ffff:10.0.0.10]'],
    ['the next one after a link-local address with a zone', 'nameserver fe80::1%eth0\nnameserver ::1\n', '[::1]'],
    ['missing where there are only such', 'nameserver fe80::1%eth0\n', undefined],
    ['missing for an empty file', '', undefined],
  ])('is %s', (_, resolvConf, expected) => {
    expect(nameServerOf(render({}, resolvConf))).toBe(expected);
  });

  test.each([
    ['127.0.0.11', '127.0.0.11'],
    ['127.0.0.11:5353', '127.0.0.11:5353'],
    ['fd00::10', '[fd00::10]'],
    ['[fd00::10]:5353', '[fd00::10]:5353'],
  ])('is RESOLVER %s rather than the system’s', (RESOLVER, expected) => {
    expect(nameServerOf(render({ RESOLVER }, 'nameserver ::1\n'))).toBe(expected);
  });
});

test.each([
  [{ ROLE: 'both' }, 'has to be gateway or app'],
  [{ SITE_FOLDER: '/srv/a b;' }, 'Folders are named'],
  [{ APP_SERVICES: 'wallet' }, 'wallet=mfe-wallet:8080'],
  [{ PORT: '80a' }, 'has to be a number'],
])('%p is refused by name', (env, reason) => {
  expect(() => render(env)).toThrow(reason);
});
