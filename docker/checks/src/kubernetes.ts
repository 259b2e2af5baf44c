import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, UserError } from '@tessera/platform/project';
import { installPackages } from '@tessera/tooling/systemPackages';
import type { Deployment, StatefulSet } from 'kubernetes-types/apps/v1';
import type { CronJob, Job } from 'kubernetes-types/batch/v1';
import type { ConfigMap, Namespace, PersistentVolumeClaim, Service } from 'kubernetes-types/core/v1';
import type { Ingress, NetworkPolicy } from 'kubernetes-types/networking/v1';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1';
import { parseAllDocuments } from 'yaml';

/** Something that runs pods. */
export type Workload = Deployment | StatefulSet | Job | CronJob;

/** A manifest of a kind that the site uses, as Kubernetes publishes its type. */
export type Manifest =
  | Workload
  | (ConfigMap | Namespace | PersistentVolumeClaim | Service)
  | (Ingress | NetworkPolicy | PodDisruptionBudget);

/** Renders `docker/kubernetes` as `kubectl apply -k` does. Where kubectl is missing, Debian's is installed. */
export function renderManifests(): readonly Manifest[] {
  const render = () => spawnSync('kubectl', ['kustomize', 'docker/kubernetes'], { cwd: projectRoot, encoding: 'utf8' });
  const first = render();
  const { status, stdout, stderr } = first.error && installPackages('kubernetes-client') ? render() : first;
  if (status === 0) return parseAllDocuments(stdout).map((document) => document.toJS() as Manifest);
  throw new UserError(`kubectl cannot render the manifests (Debian 12's 1.20 is too old for them):\n${stderr}`);
}

/** Compares manifests with the published types: unknown and missing fields, wrong types. Returns the compiler's errors. */
export function typeErrors(manifests: readonly Manifest[]): string {
  const folder = path.join(projectRoot, '.cache/manifests');
  mkdirSync(folder, { recursive: true });
  const literals = manifests.map((manifest) => JSON.stringify(manifest, null, 2)).join(',\n');
  const type = "import type { Manifest } from '../../docker/checks/src/kubernetes';";
  writeFileSync(path.join(folder, 'manifests.ts'), `${type}\nexport const manifests: Manifest[] = [${literals}];\n`);
  const extended = '../../scripts/tooling/config/tsconfig.base.json';
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ extends: extended, include: ['.'] }));
  return spawnSync('npx', ['tsc', '-p', folder], { cwd: projectRoot, encoding: 'utf8' }).stdout;
}
