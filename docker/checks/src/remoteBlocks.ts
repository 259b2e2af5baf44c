import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { remoteNames } from '@tessera/shared-contracts/remotes';

/** Blocks of the manifests that every remote has, of one remote. */
const blocks: readonly (readonly [file: string, block: RegExp])[] = [
  ['docker/compose.yaml', / +\w+=mfe-\w+\S*\n/],
  ['docker/compose.yaml', / {2}mfe-\w+:\n(?: {4}.*\n)+\n/],
  ['docker/kubernetes/gateway.yaml', / +\w+=mfe-\w+\S*\n/],
  // Consecutive documents of the same name.
  [
    'docker/kubernetes/apps.yaml',
    /---\n(?:(?!---).*\n)*? {2}name: mfe-(\w+)\n(?:(?!---).*\n)*(?:---\n(?:(?!---).*\n)*? {2}name: mfe-\1\n(?:(?!---).*\n)*)*/,
  ],
];

/** Repeats the first remote's block for every remote. */
export function repeatBlock(text: string, block: RegExp, remotes: readonly string[] = remoteNames): string {
  return text.replace(new RegExp(`(?:${block.source})+`), (all) => {
    const [first = ''] = block.exec(all) ?? [];
    const [, name] = /mfe-(\w+)/.exec(first) ?? [];
    return remotes.map((remote) => first.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), remote)).join('');
  });
}

/** Manifests by file of the project, with the same blocks for every remote. */
export function manifestsOfRemotes(): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [file, block] of blocks) {
    const text = texts.get(file) ?? readFileSync(path.join(projectRoot, file), 'utf8');
    texts.set(file, repeatBlock(text, block));
  }
  return texts;
}
