import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { manifestsOfRemotes, overlaysFolder } from './remoteBlocks';

for (const folder of readdirSync(overlaysFolder)) {
  if (folder.startsWith('mfe-')) rmSync(path.join(overlaysFolder, folder), { recursive: true });
}
for (const [file, text] of manifestsOfRemotes()) {
  mkdirSync(path.dirname(path.join(projectRoot, file)), { recursive: true });
  writeFileSync(path.join(projectRoot, file), text);
}
