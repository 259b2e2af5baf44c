import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { projectFiles } from '../projectFiles';
import { shownCommands } from './commands';
import type { Document } from './documents';

const segment = String.raw`(?:[\w@.*-]|<[^>]*>)+`;
const pathPattern = new RegExp(`^${segment}(?:/${segment})*/?$`);

/** Import paths that our packages export, such as `shared-contracts/money`. */
function exportedPaths(files: readonly string[]): readonly string[] {
  return files
    .filter((file) => path.basename(file) === 'package.json')
    .flatMap((file) => {
      const { exports = {} } = JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8')) as { exports?: object };
      return Object.keys(exports).map((name) => path.join(path.dirname(file), name));
    });
}

/** `<name>` and `*` match any one name; of what else a path contains, only the dot has a meaning in a pattern. */
const toPattern = (text: string) =>
  text
    .replace(/\/$/, '')
    .replaceAll('.', '\\.')
    .replaceAll(/<[^>]*>|\*/g, '[^/]*');

// The slash is for patterns that match only folders, since an ignored folder may not exist.
const isIgnored = (file: string) =>
  spawnSync('git', ['check-ignore', '-q', `${file}/`], { cwd: projectRoot }).status === 0;

/**
 * Creates the check of paths. A path belongs to the project if it starts with one of its folders or ends like a source. It may
 * be relative to any folder, such as `src/remote.ts` of every remote.
 */
export function pathChecker(): (document: Document) => readonly string[] {
  const files = projectFiles();
  const folders = new Set(files.flatMap((file) => file.split('/').slice(0, -1)));
  const known = [...files, ...exportedPaths(files)];
  return (document) => {
    const words = [...document.codes, ...shownCommands(document).flat()];
    const paths = words.filter((word) => pathPattern.test(word) && !word.startsWith('@'));
    return paths.flatMap((typed) => {
      const word = /^\.\.?\//.test(typed) ? path.join(path.dirname(document.file), typed) : typed;
      const isOurs =
        (word.includes('/') && folders.has(word.split('/')[0] ?? '')) || /\.(tsx?|mjs|cjs|grit)$/.test(word);
      if (!isOurs || known.some((file) => new RegExp(`(^|/)${toPattern(word)}(/|$)`).test(file))) return [];
      return isIgnored(word) ? [] : [`\`${typed}\` is not a file or folder`];
    });
  };
}
