import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, remoteNames } from '@tessera/platform/project';

/** Blocks of the manifests that every remote has, of one remote. */
const blocks: readonly (readonly [file: string, block: RegExp])[] = [
  ['docker/compose.yaml', / +\w+=mfe-\w+\S*\n/],
  ['docker/compose.yaml', / {2}mfe-\w+:\n(?: {4}.*\n)+\n/],
  ['docker/kubernetes/apps/gateway/kustomization.yaml', / +\w+=mfe-\w+\S*\n/],
  ['docker/kubernetes/kustomization.yaml', / +- apps\/mfe-\w+\n/],
];

/** Repeats the first remote's block for every remote. */
export function repeatBlock(text: string, block: RegExp, remotes: readonly string[] = remoteNames): string {
  return text.replace(new RegExp(`(?:${block.source})+`), (all) => {
    const [first = ''] = block.exec(all) ?? [];
    const [, name] = /mfe-(\w+)/.exec(first) ?? [];
    return remotes.map((remote) => first.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), remote)).join('');
  });
}

/** Folder of each app's overlay over the manifests that all apps share. */
export const overlaysFolder = path.join(projectRoot, 'docker/kubernetes/apps');

/** Manifests by file of the project, with the same blocks and the same overlay for every remote. */
export function manifestsOfRemotes(): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [file, block] of blocks) {
    const text = texts.get(file) ?? readFileSync(path.join(projectRoot, file), 'utf8');
    texts.set(file, repeatBlock(text, block));
  }
  const overlay = readFileSync(path.join(overlaysFolder, 'host-shell/kustomization.yaml'), 'utf8');
  for (const remote of remoteNames) {
    texts.set(
      `docker/kubernetes/apps/mfe-${remote}/kustomization.yaml`,
      overlay.replaceAll('host-shell', `mfe-${remote}`),
    );
  }
  return texts;
}
