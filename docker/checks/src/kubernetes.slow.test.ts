import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { parseSiteSettings } from '@tessera/release/siteSettings';
import type { PodSpec } from 'kubernetes-types/core/v1';
import { parse } from 'yaml';
import { readOwnServices, readServices } from './builtImages/composeFile';
import { imageFacts } from './imageFacts';
import { type Manifest, renderManifests, typeErrors, type Workload } from './kubernetes';

const folder = path.join(projectRoot, 'docker/kubernetes');
const manifests = renderManifests();
const ofKind = <Kind extends Manifest['kind']>(kind: Kind) =>
  manifests.filter((manifest): manifest is Extract<Manifest, { kind?: Kind }> => manifest.kind === kind);
const policyOf = (name: string) => ofKind('NetworkPolicy').find(({ metadata }) => metadata?.name === name)?.spec;

const nameLabel = 'app.kubernetes.io/name';
const podsOf = (workloads: readonly Workload[]) =>
  workloads.map(({ kind, metadata, spec }) => {
    const { template } = spec && 'jobTemplate' in spec ? (spec.jobTemplate.spec ?? {}) : (spec ?? {});
    const claims = spec && 'volumeClaimTemplates' in spec ? spec.volumeClaimTemplates : [];
    const { containers = [], volumes = [], ...pod }: Partial<PodSpec> = template?.spec ?? {};
    const [container = { name: '' }] = containers;
    expect(containers).toHaveLength(1);
    const volumeNames = [...volumes.map(({ name }) => name), ...(claims ?? []).map((claim) => claim.metadata?.name)];
    return { name: metadata?.name, kind, labels: template?.metadata?.labels, pod, container, volumeNames };
  });
const servers = podsOf([...ofKind('Deployment'), ...ofKind('StatefulSet')]);
const releases = podsOf([...ofKind('Job'), ...ofKind('CronJob')]);
const all = [...servers, ...releases];
const sandbox = servers.find(({ name }) => name === 'provider-sandbox');
const settings = Object.fromEntries((sandbox?.container.env ?? []).map(({ name, value }) => [name, value]));

test('what is applied has the types that Kubernetes publishes', () => {
  expect(typeErrors(manifests)).toBe('');
});

test('the kustomization lists every file and every app', () => {
  const { resources } = parse(readFileSync(path.join(folder, 'kustomization.yaml'), 'utf8')) as { resources: string[] };
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
  const apps = readdirSync(path.join(folder, 'apps')).filter((app) => app !== 'base');
  expect([...files, ...apps.map((app) => `apps/${app}`)].sort()).toEqual([...resources].sort());
});

test('the images are those of compose.yaml', () => {
  const images = all.map(({ container }) => container.image);
  expect(images.sort()).toEqual(
    readServices()
      .map(({ image }) => image)
      .sort(),
  );
});

test.each(all)('$name runs without privileges and writes only into its volumes', ({ pod, container, volumeNames }) => {
  expect(pod.automountServiceAccountToken).toBe(false);
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(volumeNames).toEqual(expect.arrayContaining(container.volumeMounts?.map(({ name }) => name) ?? []));
});

test.each(all)('$name runs as its image’s user, with the settings that the image reads and its port', (workload) => {
  const { securityContext: context } = workload.pod;
  const { image, env = [], ports = [] } = workload.container;
  const dockerfile = readOwnServices().find((service) => service.image === image)?.dockerfile;
  expect(context?.fsGroup).toBe(context?.runAsGroup);
  if (dockerfile === undefined) return;
  const { user, port, readsVariable } = imageFacts(dockerfile);
  expect(`${context?.runAsUser}:${context?.runAsGroup}`).toBe(user);
  expect(env.filter(({ name }) => !readsVariable(name))).toEqual([]);
  expect(ports.map(({ containerPort }) => containerPort)).toEqual(port === undefined ? [] : [Number(port)]);
});

test.each(all)('$name has resource limits, and probes if it stays up', ({ kind, container }) => {
  const size = expect.any(String);
  expect(container.resources).toMatchObject({ requests: { cpu: size, memory: size }, limits: { memory: size } });
  const { startupProbe, readinessProbe, livenessProbe } = container;
  const probes = [startupProbe, readinessProbe, livenessProbe].filter(Boolean);
  expect(probes).toHaveLength(kind?.endsWith('Job') ? 0 : 3);
});

test('an unavailable database does not restart the sandbox', () => {
  expect(sandbox?.container.livenessProbe).toMatchObject({ tcpSocket: { port: 'http' } });
});

test('each service selects the pods of one workload', () => {
  const selected = ofKind('Service').map(({ spec }) => spec?.selector?.[nameLabel]);
  expect(selected.sort()).toEqual(servers.map(({ labels }) => labels?.[nameLabel]).sort());
});

test('workloads with several replicas have a disruption budget', () => {
  const several = ofKind('Deployment').filter(({ spec }) => (spec?.replicas ?? 1) > 1);
  const budgets = ofKind('PodDisruptionBudget').map(({ spec }) => spec?.selector?.matchLabels?.[nameLabel]);
  expect(budgets).toEqual(several.map(({ spec }) => spec?.template.metadata?.labels?.[nameLabel]));
});

test('the ingress leads to existing ports', () => {
  const ports = new Map(ofKind('Service').map(({ metadata, spec }) => [metadata?.name, spec?.ports]));
  const paths = ofKind('Ingress').flatMap(({ spec }) => spec?.rules?.flatMap(({ http }) => http?.paths ?? []) ?? []);
  expect(paths).toHaveLength(2);
  for (const { backend } of paths) {
    expect(ports.get(backend.service?.name)).toContainEqual(expect.objectContaining(backend.service?.port));
  }
});

test('no connections are allowed except by policies', () => {
  expect(policyOf('nothing')).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
});

test('the games in the pages are renewed, one round at a time, by pods that reach the API and are unreachable themselves', () => {
  const [renewal] = ofKind('CronJob');
  expect(renewal?.spec?.concurrencyPolicy).toBe('Forbid');
  expect(releases.at(-1)?.container.command?.slice(2)).toEqual(['release', 'compose']);
  const policy = policyOf('release');
  for (const { labels } of releases) expect(labels).toMatchObject(policy?.podSelector?.matchLabels ?? { no: 'policy' });
  expect(policy?.ingress).toBeUndefined();
  expect(policy?.egress).toContainEqual({ ports: [{ protocol: 'TCP', port: 443 }] });
});

test('nothing leads to the listener that controls the sandbox', () => {
  expect(settings).toMatchObject({ CONTROL: 'loopback', CONTROL_PORT: expect.stringMatching(/^\d+$/) });
  const port = Number(settings.CONTROL_PORT);
  expect(sandbox?.pod.hostNetwork).toBeUndefined();
  const targets = ofKind('Service').flatMap(({ spec }) => spec?.ports ?? []);
  expect(targets.flatMap((target) => [target.port, target.targetPort])).not.toContain(port);
  const rules = ofKind('NetworkPolicy').flatMap(({ spec }) => spec?.ingress ?? []);
  expect(rules.flatMap(({ ports = [{ port }] }) => ports.map((allowed) => allowed.port))).not.toContain(port);
});

test('the API trusts client addresses only from the ingress controller, which logs no game addresses', () => {
  expect(settings.TRUSTED_PROXIES).toBe('uniquelocal');
  const ingressController = { matchLabels: { 'kubernetes.io/metadata.name': 'ingress-nginx' } };
  const allowed = policyOf('provider-sandbox')?.ingress?.map(({ from }) => from);
  expect(allowed).toEqual([[{ namespaceSelector: ingressController }]]);
  const leading = ofKind('Ingress').filter(({ spec }) => JSON.stringify(spec).includes('provider-sandbox'));
  expect(leading.map(({ metadata }) => metadata?.annotations)).toEqual([
    { 'nginx.ingress.kubernetes.io/enable-access-log': 'false' },
  ]);
});

test('contains no secrets', () => {
  expect(JSON.stringify(manifests)).not.toMatch(/"kind":"Secret"|(password|secret|token)","value"/i);
});

test('the initial settings of the site are valid; its pages report to the API, which reads the registry of releases', () => {
  const { origin, config } = parseSiteSettings(readFileSync(path.join(folder, 'site.json'), 'utf8'));
  const hosts = ofKind('Ingress').flatMap(({ spec }) => spec?.tls?.flatMap((tls) => tls.hosts ?? []) ?? []);
  expect([config.apiOrigin, origin]).toEqual(hosts.map((host) => `https://${host}`));
  expect(config.telemetry?.url).toBe(`${config.apiOrigin}/telemetry`);
  expect(settings.TELEMETRY_RELEASES).toBe('http://gateway/registry.json');
  const peer = (name: string) => [{ podSelector: { matchLabels: { [nameLabel]: name } } }];
  const ports = [{ protocol: 'TCP', port: 8080 }];
  expect(policyOf('provider-sandbox')?.egress).toContainEqual({ to: peer('gateway'), ports });
  const from = expect.arrayContaining(peer('provider-sandbox'));
  expect(policyOf('gateway')?.ingress).toContainEqual({ from, ports });
});
