import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildTarget } from '@tessera/platform/build';
import { targetNamed } from '@tessera/platform/build/targets';
import { readShellPage } from '@tessera/platform/compose/shellPage';
import { projectRoot } from '@tessera/platform/project';
import { pageFamilyMap } from './nginx/pageFamilyMap';
import { manifestsOfRemotes, overlaysFolder } from './remoteBlocks';

const shell = targetNamed('shell');
await buildTarget(shell);
const { families } = readShellPage(shell.outputFolder);
const files = new Map([...manifestsOfRemotes(), ['docker/nginx/families.conf', pageFamilyMap(families)]]);
for (const folder of readdirSync(overlaysFolder)) {
  if (folder.startsWith('mfe-')) rmSync(path.join(overlaysFolder, folder), { recursive: true });
}
for (const [file, text] of files) {
  mkdirSync(path.dirname(path.join(projectRoot, file)), { recursive: true });
  writeFileSync(path.join(projectRoot, file), text);
}
