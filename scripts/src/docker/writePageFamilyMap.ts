import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../apps/apps';
import { readPageFamilies } from '../compose/pageFamilies';
import { pageFamilyMap } from './pageFamilyMap';

writeFileSync(path.join(projectRoot, 'docker/nginx/families.conf'), pageFamilyMap(readPageFamilies()));
