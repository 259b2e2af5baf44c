import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/project';
import type { Check } from './check';

const link = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;

function brokenLinks(file: string): readonly string[] {
  const text = readFileSync(path.join(projectRoot, file), 'utf8');
  return [...text.matchAll(link)]
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(path.resolve(projectRoot, path.dirname(file), decodeURI(target))))
    .map((target) => `${file}: ${target} does not exist`);
}

/** Every relative link of every page of documentation leads to a file. */
export const docsCheck: Check = {
  name: 'docs',
  remedy: 'Correct the links named above.',
  run: async () => {
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    const broken = files
      .split('\n')
      .filter(Boolean)
      .filter((file) => existsSync(path.join(projectRoot, file)))
      .flatMap(brokenLinks);
    return { passed: broken.length === 0 ? 1 : 0, failed: broken.length === 0 ? 0 : 1, output: broken.join('\n') };
  },
};
