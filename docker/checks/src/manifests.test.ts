import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appNamed, portOf, projectRoot } from '@tessera/platform/project';
import { releasedApps } from '@tessera/release/arguments';
import { parseSiteSettings } from '@tessera/release/siteSettings';
import { parse, parseAllDocuments } from 'yaml';
import { readOwnServices } from './builtImages/composeFile';
import { imageFacts } from './imageFacts';
import { manifestsOfRemotes, repeatBlock } from './remoteBlocks';

const folder = path.join(projectRoot, 'docker');
const apps = releasedApps.split(', ') as ('shell' | 'wallet')[];
const packageOf = (app: 'shell' | 'wallet') => path.basename(appNamed(app).folder);
const tag = /:v?\d+\.\d+(\.\d+)?[\w.-]*(@sha256:[0-9a-f]{64})?$/;

test('every remote has the same blocks', () => {
  for (const [file, text] of manifestsOfRemotes()) {
    expect([file, readFileSync(path.join(projectRoot, file), 'utf8')]).toEqual([file, text]);
  }
});

test('a new remote gets blocks, and a removed one loses them', () => {
  const text = 'a:\n  old=mfe-old:1\n  gone=mfe-gone:1\nb:\n';
  expect(repeatBlock(text, / +\w+=mfe-\w+\S*\n/, ['old', 'new'])).toBe('a:\n  old=mfe-old:1\n  new=mfe-new:1\nb:\n');
});

describe('compose.yaml', () => {
  interface Service {
    image: string;
    build?: { context: string; dockerfile: string; args?: { APP: string; FOLDER: string } } | undefined;
    environment?: Record<string, string>;
    [key: string]: unknown;
  }
  const text = readFileSync(path.join(folder, 'compose.yaml'), 'utf8');
  const { services, volumes } = parse(text, { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
  /** The build of a service's image, possibly by another service. */
  const buildOf = ({ image }: Service) => Object.values(services).find((service) => service.image === image)?.build;
  const entries = Object.entries(services).map(([name, service]): [string, Service] => [
    name,
    { ...service, build: buildOf(service) },
  ]);
  const thirdParty = ({ user }: Service) => ({ user, ownedFolders: [] as readonly string[] });

  test.each(entries)('%s is hardened and pinned', (_name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(service.image).toMatch(tag);
    expect(service.tmpfs).toEqual(expect.arrayContaining([expect.stringContaining('/tmp:uid=')]));
  });

  test.each(entries)('%s is reachable only from this machine', (_name, { ports = [] }) => {
    for (const port of ports as string[]) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  test.each(entries)('%s has a health check', (_name, { build, healthcheck }) => {
    const own = build && readFileSync(path.join(folder, path.basename(build.dockerfile)), 'utf8');
    expect(own === undefined ? healthcheck : own.includes('HEALTHCHECK')).toBeTruthy();
  });

  test.each(entries)('%s writes to /tmp and its volumes as the user that it runs as', (_name, service) => {
    const { user, ownedFolders } = service.build ? imageFacts(service.build.dockerfile) : thirdParty(service);
    for (const [, uid, gid] of String(service.tmpfs).matchAll(/uid=(\d+),gid=(\d+)/g)) {
      expect(`${uid}:${gid}`).toBe(user);
    }
    for (const mount of (service.volumes ?? []) as string[]) {
      // An empty volume takes its owner from the image that mounts it first, even read-only.
      if (service.build) expect(ownedFolders).toContain(mount.split(':')[1]);
    }
  });

  test.each(entries.filter(([, { build }]) => build))(
    '%s gets only the settings that its image reads',
    (_name, service) => {
      const { readsVariable } = imageFacts(service.build?.dockerfile ?? '');
      expect(Object.keys(service.environment ?? {}).filter((name) => !readsVariable(name))).toEqual([]);
    },
  );

  test.each(entries.filter(([, { build, ports }]) => build && ports))(
    '%s publishes the port that it listens on',
    (_name, service) => {
      const [inner = ''] = /\$\{\w+:-\d+\}$|\d+$/.exec((service.ports as string[])[0] ?? '') ?? [];
      expect(inner.replace(/^.*:-|\}$/g, '')).toBe(imageFacts(service.build?.dockerfile ?? '').port);
      expect(service.environment?.PORT ?? inner).toBe(inner);
    },
  );

  test.each(entries)('%s waits only for existing services, until they are ready', (_name, { depends_on = {} }) => {
    for (const [other, { condition }] of Object.entries(depends_on as Record<string, { condition: string }>)) {
      expect(services[other]).toBeDefined();
      expect(condition).toBe(other === 'site' ? 'service_completed_successfully' : 'service_healthy');
    }
  });

  test.each(entries)('%s mounts volumes that are declared', (_name, { volumes: mounts = [] }) => {
    for (const mount of mounts as string[]) expect(Object.keys(volumes)).toContain(mount.split(':')[0]);
  });

  test('the API has the origin that a site on one machine expects', () => {
    const defaultOf = (name: string) => Number(new RegExp(`\\$\\{${name}:-(\\d+)\\}`).exec(text)?.[1]);
    const api = portOf('sandbox', defaultOf('SITE_PORT'));
    expect(defaultOf('API_PORT')).toBe(api);
    expect(imageFacts('docker/provider-sandbox.Dockerfile').port).toBe(String(api));
    expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toContain(`http://localhost:${api}/console`);
  });

  test('every app has its own image', () => {
    for (const app of apps) {
      expect(services[packageOf(app)]?.build?.args).toEqual({ APP: app, FOLDER: packageOf(app) });
    }
  });

  test('the gateway mounts the site read-only and knows every app', () => {
    const { volumes: mounts, environment } = services.gateway as Service;
    expect(mounts).toEqual(['site:/srv/site:ro']);
    expect(environment?.APP_SERVICES?.trim().split(/\s+/)).toEqual(apps.map((app) => `${app}=${packageOf(app)}:8080`));
  });

  test('the release commands reach the API at the address that the site has for it', () => {
    for (const { network_mode, networks } of [services.site, services.renewal] as Service[]) {
      expect([network_mode, networks]).toEqual(['service:provider-sandbox', undefined]);
    }
  });

  test('the games in the pages are renewed, once there is a site, by an image that is built here', () => {
    const { command, depends_on, pull_policy, restart } = services.renewal as Service;
    expect(command).toEqual(['sh', '-c', expect.stringMatching(/ release compose; sleep \d+$/)]);
    expect(depends_on).toHaveProperty('site');
    expect([pull_policy, restart]).toEqual(['never', 'unless-stopped']);
  });

  test('contains no secrets except defaults for one machine', () => {
    const secrets = text.match(/^.*(PASSWORD|SECRET|TOKEN).*$/gm) ?? [];
    for (const line of secrets) expect(line).toMatch(/\$\{\w+:-(tessera|for-this-one-machine-alone)?\}/);
  });

  test('the sandbox, which is reachable from its network, requires a token for its controls', () => {
    expect(services['provider-sandbox']?.environment).toMatchObject({
      CONTROL: 'token',
      CONTROL_TOKEN: expect.stringMatching(/.{20}/),
    });
  });
});

describe('kubernetes', () => {
  type Manifest = {
    kind: string;
    metadata: { name: string };
    // biome-ignore lint/suspicious/noExplicitAny: the tests check the shape of manifests
    spec: any;
  };
  const manifests = path.join(folder, 'kubernetes');
  const kustomization = parse(readFileSync(path.join(manifests, 'kustomization.yaml'), 'utf8')) as {
    resources: string[];
  };
  const documents = kustomization.resources.flatMap((file) =>
    parseAllDocuments(readFileSync(path.join(manifests, file), 'utf8')).map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS() as Manifest;
    }),
  );
  const ofKind = (...kinds: string[]) => documents.filter(({ kind }) => kinds.includes(kind));
  const workloads = ofKind('Deployment', 'StatefulSet', 'Job', 'CronJob').map(
    (workload) => [workload.metadata.name, workload] as const,
  );
  const podOf = ({ spec }: Manifest) => (spec.jobTemplate?.spec ?? spec).template.spec;
  const dockerfileOf = (image: string) => readOwnServices({}).find((service) => service.image === image)?.dockerfile;

  test('the kustomization lists every file', () => {
    const present = readdirSync(manifests).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
    expect(present.sort()).toEqual([...kustomization.resources].sort());
  });

  test.each(workloads)('%s runs without privileges and writes only into its volumes', (_name, workload) => {
    const { securityContext, containers, automountServiceAccountToken } = podOf(workload);
    expect(automountServiceAccountToken).toBe(false);
    expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    for (const container of containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  test.each(workloads)(
    '%s runs as its image’s user, with the settings that the image reads and its port',
    (_name, workload) => {
      const { securityContext, containers } = podOf(workload);
      for (const { image, env = [], ports = [] } of containers) {
        const dockerfile = dockerfileOf(image);
        if (dockerfile === undefined) continue;
        const { user, port, readsVariable } = imageFacts(dockerfile);
        expect(`${securityContext.runAsUser}:${securityContext.runAsGroup}`).toBe(user);
        expect(securityContext.fsGroup).toBe(securityContext.runAsGroup);
        const names = env.map(({ name }: { name: string }) => name);
        expect(names.filter((name: string) => !readsVariable(name))).toEqual([]);
        expect(ports).toEqual(port === undefined ? [] : [{ name: 'http', containerPort: Number(port) }]);
      }
    },
  );

  test('the images match compose.yaml', () => {
    const { services } = parse(readFileSync(path.join(folder, 'compose.yaml'), 'utf8'), { merge: true }) as {
      services: Record<string, { image: string }>;
    };
    const images = workloads.flatMap(([, workload]) =>
      podOf(workload).containers.map(({ image }: { image: string }) => image),
    );
    expect(images.sort()).toEqual(
      Object.values(services)
        .map(({ image }) => image)
        .sort(),
    );
  });

  test.each(workloads)('%s has a pinned image, resource limits and probes', (_name, workload) => {
    for (const container of podOf(workload).containers) {
      expect(container.image).toMatch(tag);
      expect(container.resources).toMatchObject({
        requests: { cpu: expect.anything(), memory: expect.anything() },
        limits: { memory: expect.anything() },
      });
      const probes = ['startupProbe', 'readinessProbe', 'livenessProbe'].filter((probe) => container[probe]);
      expect(probes).toHaveLength(/Job$/.test(workload.kind) ? 0 : 3);
    }
  });

  test('an unavailable database does not restart the sandbox', () => {
    const sandbox = workloads.flatMap(([, workload]) => podOf(workload).containers);
    const probes = sandbox.filter(({ name }) => name === 'sandbox').map(({ livenessProbe }) => livenessProbe);
    expect(probes).toEqual([expect.objectContaining({ tcpSocket: { port: 'http' } })]);
  });

  test.each(workloads)('%s mounts only volumes that it declares', (_name, workload) => {
    const { containers, volumes = [] } = podOf(workload);
    const claims = workload.spec.volumeClaimTemplates ?? [];
    const names = [
      ...volumes.map((volume: { name: string }) => volume.name),
      ...claims.map((claim: Manifest) => claim.metadata.name),
    ];
    for (const { volumeMounts } of containers) {
      for (const { name } of volumeMounts) expect(names).toContain(name);
    }
  });

  test('services, budgets and workloads select the same pods', () => {
    const labels = ofKind('Deployment', 'StatefulSet').map(
      (workload) => workload.spec.template.metadata.labels['app.kubernetes.io/name'],
    );
    const selected = ofKind('Service').map((service) => service.spec.selector['app.kubernetes.io/name']);
    expect(selected.sort()).toEqual(labels.sort());
    for (const budget of ofKind('PodDisruptionBudget')) {
      expect(labels).toContain(budget.spec.selector.matchLabels['app.kubernetes.io/name']);
    }
  });

  test('workloads with several replicas have a disruption budget', () => {
    const several = ofKind('Deployment').filter(({ spec }) => spec.replicas > 1);
    // The gateway has several replicas as well.
    expect(several).toHaveLength(apps.length + 1);
    expect(ofKind('PodDisruptionBudget').map(({ metadata }) => metadata.name)).toEqual(
      several.map(({ metadata }) => metadata.name),
    );
  });

  test('the ingress leads to existing ports', () => {
    const services = new Map(ofKind('Service').map(({ metadata, spec }) => [metadata.name, spec.ports]));
    for (const { http } of ofKind('Ingress').flatMap(({ spec }) => spec.rules)) {
      for (const { backend } of http.paths) {
        expect(services.get(backend.service.name)).toContainEqual(expect.objectContaining(backend.service.port));
      }
    }
  });

  test('no connections are allowed except by policies', () => {
    expect(ofKind('NetworkPolicy').map(({ metadata, spec }) => [metadata.name, spec.policyTypes])).toContainEqual([
      'nothing',
      ['Ingress', 'Egress'],
    ]);
  });

  test('the games in the pages are renewed, one round at a time, by pods that reach the API and are unreachable themselves', () => {
    const [renewal] = ofKind('CronJob');
    expect(renewal?.spec).toMatchObject({ schedule: '*/15 * * * *', concurrencyPolicy: 'Forbid' });
    expect(renewal && podOf(renewal).containers[0].command).toEqual([
      'node',
      'scripts/tessera.mjs',
      'release',
      'compose',
    ]);
    const policy = ofKind('NetworkPolicy').find(({ metadata }) => metadata.name === 'release');
    const [begin] = ofKind('Job');
    for (const { template } of [begin?.spec, renewal?.spec.jobTemplate.spec]) {
      expect(template.metadata.labels).toMatchObject(policy?.spec.podSelector.matchLabels);
    }
    expect(policy?.spec.ingress).toBeUndefined();
    expect(policy?.spec.egress).toContainEqual({ ports: [{ protocol: 'TCP', port: 443 }] });
  });

  test('nothing leads to the listener that controls the sandbox', () => {
    const [sandbox] = workloads.filter(([name]) => name === 'provider-sandbox').map(([, workload]) => podOf(workload));
    const [{ env, ports }] = sandbox.containers;
    const settings = Object.fromEntries(env.map(({ name, value }: { name: string; value: string }) => [name, value]));
    expect(settings).toMatchObject({ CONTROL: 'loopback', CONTROL_PORT: expect.stringMatching(/^\d+$/) });
    const port = Number(settings.CONTROL_PORT);
    expect(ports.map(({ containerPort }: { containerPort: number }) => containerPort)).not.toContain(port);
    expect(sandbox.hostNetwork).toBeUndefined();
    const targets = ofKind('Service').flatMap(({ spec }) => spec.ports as { port: number; targetPort: unknown }[]);
    expect(targets.flatMap((target) => [target.port, target.targetPort])).not.toContain(port);
    const policies = ofKind('NetworkPolicy').flatMap(({ spec }) => spec.ingress ?? []);
    const allowed = policies.flatMap((rule: { ports?: { port: number }[] }) => rule.ports ?? [{ port }]);
    expect(allowed.map((rule) => rule.port)).not.toContain(port);
  });

  test('the API trusts client addresses only from the ingress controller, which logs no game addresses', () => {
    const [, workload] = workloads.find(([name]) => name === 'provider-sandbox') ?? [];
    expect(workload && podOf(workload).containers[0].env).toContainEqual({
      name: 'TRUSTED_PROXIES',
      value: 'uniquelocal',
    });
    const policy = ofKind('NetworkPolicy').find(({ metadata }) => metadata.name === 'provider-sandbox');
    const ingressController = { matchLabels: { 'kubernetes.io/metadata.name': 'ingress-nginx' } };
    expect(policy?.spec.ingress.map(({ from }: { from: object[] }) => from)).toEqual([
      [{ namespaceSelector: ingressController }],
    ]);
    const leading = ofKind('Ingress').filter(({ spec }) => JSON.stringify(spec).includes('provider-sandbox'));
    for (const { metadata } of leading) {
      expect(metadata).toMatchObject({ annotations: { 'nginx.ingress.kubernetes.io/enable-access-log': 'false' } });
    }
    expect(leading).toHaveLength(1);
  });

  test('contains no secrets', () => {
    expect(ofKind('Secret')).toEqual([]);
    const text = JSON.stringify(documents);
    expect(text).not.toMatch(/(password|secret|token)","value"/i);
  });

  test('the initial settings of the site are valid', () => {
    const { origin, config } = parseSiteSettings(readFileSync(path.join(manifests, 'site.json'), 'utf8'));
    const hosts = ofKind('Ingress').flatMap(({ spec }) => spec.tls.flatMap((tls: { hosts: string[] }) => tls.hosts));
    expect([origin, config.apiOrigin]).toEqual(hosts.map((host: string) => `https://${host}`));
  });
});

test('the README lists every file', () => {
  const readme = path.join(folder, 'README.md');
  const text = existsSync(readme) ? readFileSync(readme, 'utf8') : '';
  const names = readdirSync(folder).filter((name) => !/README|dockerignore/.test(name));
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});
