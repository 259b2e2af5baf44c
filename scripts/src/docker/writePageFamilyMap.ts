import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../apps/apps';
import { buildTarget } from '../build/buildApp';
import { targetNamed } from '../build/targets';
import { readShellPage } from '../compose/shellPage';
import { pageFamilyMap } from './pageFamilyMap';

const shell = targetNamed('shell');
await buildTarget(shell);
const { families } = readShellPage(shell.outputFolder);
writeFileSync(path.join(projectRoot, 'docker/nginx/families.conf'), pageFamilyMap(families));
