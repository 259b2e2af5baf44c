import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appNamed, portOf, projectRoot } from '@tessera/platform/project';
import { releasedApps } from '@tessera/release/arguments';
import { parse } from 'yaml';
import { readOwnServices, readServices } from './builtImages/composeFile';
import { imageFacts } from './imageFacts';

const folder = path.join(projectRoot, 'docker');
const apps = releasedApps.split(', ') as ('shell' | 'wallet')[];
const packageOf = (app: 'shell' | 'wallet') => path.basename(appNamed(app).folder);
const tag = /:v?\d+\.\d+(\.\d+)?[\w.-]*(@sha256:[0-9a-f]{64})?$/;
const text = readFileSync(path.join(folder, 'compose.yaml'), 'utf8');
const services = readServices();
const named = (name: string) => services.find((service) => service.name === name);
const dockerfileOf = (image: string) => readOwnServices().find((service) => service.image === image)?.dockerfile;

test.each(services)(
  '$name is hardened, pinned, reachable only from this machine, and has a health check',
  (service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(service.image).toMatch(tag);
    for (const port of (service.ports ?? []) as string[]) expect(port).toMatch(/^127\.0\.0\.1:/);
    const dockerfile = dockerfileOf(service.image);
    const own = dockerfile && /^HEALTHCHECK .+/m.exec(readFileSync(path.join(projectRoot, dockerfile), 'utf8'));
    expect(service.healthcheck ?? own).toBeTruthy();
  },
);

test.each(services)('$name writes to /tmp and its volumes as the user that it runs as', (service) => {
  const dockerfile = dockerfileOf(service.image);
  const { user, ownedFolders } = dockerfile ? imageFacts(dockerfile) : { user: service.user, ownedFolders: [] };
  const owners = [...String(service.tmpfs).matchAll(/uid=(\d+),gid=(\d+)/g)].map(([, uid, gid]) => `${uid}:${gid}`);
  expect(service.tmpfs).toContainEqual(expect.stringMatching(/^\/tmp:/));
  expect(new Set(owners)).toEqual(new Set([user]));
  // An empty volume takes its owner from the image that mounts it first, even read-only.
  const mounted = dockerfile ? service.volumes.map((mount) => mount.split(':')[1]) : [];
  expect(ownedFolders).toEqual(expect.arrayContaining(mounted));
});

test.each(readOwnServices())('$name gets only the settings that its image reads, and its port', (service) => {
  const { readsVariable, port } = imageFacts(service.dockerfile);
  expect(Object.keys(service.environment).filter((name) => !readsVariable(name))).toEqual([]);
  expect(service.environment.PORT ?? port).toBe(port);
  for (const published of (service.ports ?? []) as string[]) expect(published.split(':').at(-1)).toBe(port);
});

test.each(services)('$name waits until what it depends on is ready, and mounts declared volumes', (service) => {
  for (const [other, { condition }] of Object.entries(
    (service.depends_on ?? {}) as Record<string, { condition: string }>,
  )) {
    expect(named(other)).toBeDefined();
    expect(condition).toBe(other === 'site' ? 'service_completed_successfully' : 'service_healthy');
  }
  const { volumes } = parse(text) as { volumes: object };
  expect(Object.keys(volumes)).toEqual(expect.arrayContaining(service.volumes.map((mount) => mount.split(':')[0])));
});

test('the API has the origin that a site on one machine expects', () => {
  const api = portOf('sandbox', Number(imageFacts('docker/gateway.Dockerfile').port));
  expect(named('provider-sandbox')?.environment.PORT).toBe(String(api));
  expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toContain(`http://localhost:${api}/console`);
});

test('every app has its own image, which the gateway knows', () => {
  for (const app of apps) {
    expect(named(packageOf(app))?.build?.args).toEqual({ APP: app, FOLDER: packageOf(app) });
  }
  const known = named('gateway')?.environment.APP_SERVICES?.trim().split(/\s+/);
  expect(known).toEqual(apps.map((app) => `${app}=${packageOf(app)}:8080`));
});

test('the gateway mounts the site read-only', () => {
  expect(named('gateway')?.volumes).toEqual(['site:/srv/site:ro']);
});

test('the release commands reach the API at the address that the site has for it', () => {
  for (const name of ['site', 'renewal']) {
    expect([named(name)?.network_mode, named(name)?.networks]).toEqual(['service:provider-sandbox', undefined]);
  }
});

test('the games in the pages are renewed, once there is a site, by an image that is built here', () => {
  const command = ['sh', '-c', expect.stringMatching(/ release compose; sleep \d+$/)];
  const depends_on = { site: expect.anything() };
  expect(named('renewal')).toMatchObject({ command, depends_on, pull_policy: 'never', restart: 'unless-stopped' });
});

test('contains no secrets except defaults for one machine', () => {
  const secrets = text.match(/^.*(PASSWORD|SECRET|TOKEN).*$/gm) ?? [];
  for (const line of secrets) expect(line).toMatch(/\$\{\w+:-(tessera|for-this-one-machine-alone)?\}/);
});

test('the sandbox, which is reachable from its network, requires a token for its controls', () => {
  const environment = { CONTROL: 'token', CONTROL_TOKEN: expect.stringMatching(/.{20}/) };
  expect(named('provider-sandbox')).toMatchObject({ environment });
});

test('the README lists every file', () => {
  const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const names = readdirSync(folder).filter((name) => !/README|dockerignore/.test(name));
  expect(names.filter((name) => !readme.includes(name))).toEqual([]);
});
