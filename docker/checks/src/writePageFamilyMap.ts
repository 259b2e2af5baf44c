import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readShellPage } from '@tessera/compose/shellPage';
import { projectRoot } from '@tessera/project';
import { buildTarget } from '@tessera/tooling/build';
import { targetNamed } from '@tessera/tooling/targets';
import { pageFamilyMap } from './pageFamilyMap';

const shell = targetNamed('shell');
await buildTarget(shell);
const { families } = readShellPage(shell.outputFolder);
writeFileSync(path.join(projectRoot, 'docker/nginx/families.conf'), pageFamilyMap(families));
