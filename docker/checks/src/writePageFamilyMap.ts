import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildTarget } from '@tessera/platform/build';
import { targetNamed } from '@tessera/platform/build/targets';
import { readShellPage } from '@tessera/platform/compose/shellPage';
import { projectRoot } from '@tessera/platform/project';
import { pageFamilyMap } from './pageFamilyMap';

const shell = targetNamed('shell');
await buildTarget(shell);
const { families } = readShellPage(shell.outputFolder);
writeFileSync(path.join(projectRoot, 'docker/nginx/families.conf'), pageFamilyMap(families));
