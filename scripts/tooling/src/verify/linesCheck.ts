import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import type { Check } from './check';
import { projectFiles } from './projectFiles';

const isCode = (file: string) => /\.(tsx?|[cm]?js|sh|css|grit|ya?ml)$/.test(file);
const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/(e2e|testing)\//.test(file);
const isTool = (file: string) => /^(platform|scripts|docker|workbench)\//.test(file);

/** What is counted, and how many lines it should have at most. */
const aims = [
  { what: 'tools without tests', most: 26_000, includes: (file: string) => isTool(file) && !isTest(file) },
  { what: 'all code without tests', most: 89_500, includes: (file: string) => !isTest(file) },
  { what: 'tests', most: 50_000, includes: isTest },
] as const;

/** Counts lines of the committed code, and warns where there are more than wanted. It never fails. */
export const linesCheck: Check = {
  name: 'lines',
  remedy: 'No tool grows unless another shrinks: delete what costs more than it gives.',
  run: async () => {
    const lines = projectFiles()
      .filter(isCode)
      .map((file) => [file, readFileSync(path.join(projectRoot, file), 'utf8').split('\n').length - 1] as const);
    const warnings = aims.flatMap(({ what, most, includes }) => {
      const count = lines.reduce((sum, [file, number]) => sum + (includes(file) ? number : 0), 0);
      return count > most ? [`${what}: ${count} lines, ${count - most} more than the aim of ${most}`] : [];
    });
    return { passed: 1, failed: 0, output: '', warnings };
  },
};
