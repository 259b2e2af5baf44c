/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { appNamed, projectRoot } from '../apps/apps';
import { releasedApps } from '../release/arguments';
import { parseSiteSettings } from '../release/site/siteSettings';

const folder = path.join(projectRoot, 'docker');
const apps = releasedApps.split(', ') as ('shell' | 'wallet')[];
const packageOf = (app: 'shell' | 'wallet') => path.basename(appNamed(app).folder);
const tag = /:v?\d+\.\d+(\.\d+)?[\w.-]*$/;

describe('compose.yaml', () => {
  interface Service {
    image: string;
    build?: { context: string; dockerfile: string; args?: { APP: string; FOLDER: string } };
    environment?: Record<string, string>;
    [key: string]: unknown;
  }
  const text = readFileSync(path.join(folder, 'compose.yaml'), 'utf8');
  const { services, volumes } = parse(text, { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
  const entries = Object.entries(services);

  test.each(entries)('%s is hardened and pinned', (_name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(service.image).toMatch(tag);
    expect(service.tmpfs).toEqual(expect.arrayContaining([expect.stringContaining('/tmp:uid=')]));
  });

  test.each(entries)('%s is reached from this machine alone', (_name, { ports = [] }) => {
    for (const port of ports as string[]) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  test.each(entries)('%s can be asked whether it is well', (_name, { build, healthcheck }) => {
    const own = build && readFileSync(path.join(folder, path.basename(build.dockerfile)), 'utf8');
    expect(own === undefined ? healthcheck : own.includes('HEALTHCHECK')).toBeTruthy();
  });

  test.each(entries)('%s waits only for what there is, until that is ready', (_name, { depends_on = {} }) => {
    for (const [other, { condition }] of Object.entries(depends_on as Record<string, { condition: string }>)) {
      expect(services[other]).toBeDefined();
      expect(condition).toBe(other === 'site' ? 'service_completed_successfully' : 'service_healthy');
    }
  });

  test.each(entries)('%s mounts volumes that are declared', (_name, { volumes: mounts = [] }) => {
    for (const mount of mounts as string[]) expect(Object.keys(volumes)).toContain(mount.split(':')[0]);
  });

  test('every app has an image of its own', () => {
    for (const app of apps) {
      expect(services[packageOf(app)]?.build?.args).toEqual({ APP: app, FOLDER: packageOf(app) });
    }
  });

  test('the gateway only reads the site, and knows every app', () => {
    const { volumes: mounts, environment } = services.gateway as Service;
    expect(mounts).toEqual(['site:/srv/site:ro']);
    expect(environment?.APP_SERVICES?.trim().split(/\s+/)).toEqual(apps.map((app) => `${app}=${packageOf(app)}:8080`));
  });

  test('holds no secret but defaults for one machine', () => {
    const secrets = text.match(/^.*(PASSWORD|SECRET).*$/gm) ?? [];
    for (const line of secrets) expect(line).toMatch(/\$\{\w+:-(tessera)?\}/);
  });
});

describe('kubernetes', () => {
  type Manifest = {
    kind: string;
    metadata: { name: string };
    // biome-ignore lint/suspicious/noExplicitAny: manifests are checked by what is asked of them here
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
  const workloads = ofKind('Deployment', 'StatefulSet', 'Job').map(
    (workload) => [workload.metadata.name, workload] as const,
  );
  const podOf = (workload: Manifest) => workload.spec.template.spec;

  test('everything is named by the kustomization', () => {
    const present = readdirSync(manifests).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
    expect(present.sort()).toEqual([...kustomization.resources].sort());
  });

  test.each(workloads)('%s runs without rights and writes nowhere but into its volumes', (_name, workload) => {
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

  test.each(workloads)('%s is pinned, measured and asked whether it is well', (_name, workload) => {
    for (const container of podOf(workload).containers) {
      expect(container.image).toMatch(tag);
      expect(container.resources).toMatchObject({
        requests: { cpu: expect.anything(), memory: expect.anything() },
        limits: { memory: expect.anything() },
      });
      const probes = ['startupProbe', 'readinessProbe', 'livenessProbe'].filter((probe) => container[probe]);
      expect(probes).toHaveLength(workload.kind === 'Job' ? 0 : 3);
    }
  });

  test.each(workloads)('%s mounts volumes that it has', (_name, workload) => {
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

  test('what runs more than once has a budget for disruption', () => {
    const several = ofKind('Deployment').filter(({ spec }) => spec.replicas > 1);
    expect(several).toHaveLength(6);
    expect(ofKind('PodDisruptionBudget').map(({ metadata }) => metadata.name)).toEqual(
      several.map(({ metadata }) => metadata.name),
    );
  });

  test('the ingress leads to ports that there are', () => {
    const services = new Map(ofKind('Service').map(({ metadata, spec }) => [metadata.name, spec.ports]));
    const [ingress] = ofKind('Ingress');
    for (const { http } of ingress?.spec.rules ?? []) {
      for (const { backend } of http.paths) {
        expect(services.get(backend.service.name)).toContainEqual(expect.objectContaining(backend.service.port));
      }
    }
  });

  test('nobody talks to anybody unless a policy says so', () => {
    expect(ofKind('NetworkPolicy').map(({ metadata, spec }) => [metadata.name, spec.policyTypes])).toContainEqual([
      'nothing',
      ['Ingress', 'Egress'],
    ]);
  });

  test('no secret stands in it', () => {
    expect(ofKind('Secret')).toEqual([]);
    const text = JSON.stringify(documents);
    expect(text).not.toMatch(/(password|secret|token)","value"/i);
  });

  test('the settings that the site begins with are good', () => {
    const { origin, config } = parseSiteSettings(readFileSync(path.join(manifests, 'site.json'), 'utf8'));
    const [ingress] = ofKind('Ingress');
    expect([origin, config.apiOrigin]).toEqual(ingress?.spec.tls[0].hosts.map((host: string) => `https://${host}`));
  });
});

test('the readme names every file', () => {
  const readme = path.join(folder, 'README.md');
  const text = existsSync(readme) ? readFileSync(readme, 'utf8') : '';
  const names = readdirSync(folder).filter((name) => !/README|dockerignore/.test(name));
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});
