import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { projectFiles } from '../projectFiles';
import type { Document } from './documents';

const wordPattern = /[A-Za-z_$][\w$]*(?:-[\w$]+)*/g;
const hasNames =
  /\.(tsx?|mjs|cjs|css|html|ya?ml|conf|template|py|sh|grit)$|Dockerfile|package\.json$|tokens\.json$|biome\.json$/;

/** Not a name: a placeholder such as `FILE`, a hash, or a number with a unit. */
const isPlaceholder = (word: string) => /(^|-)[A-Z]+$/.test(word) || /^[0-9a-f]{7,}$/.test(word);

/**
 * Creates the check of names: every word between backticks has to occur in the sources. Names of other projects and standards
 * that our sources do not use are written without backticks.
 */
export function nameChecker(): (document: Document) => readonly string[] {
  const files = projectFiles();
  const words = new Set(files.flatMap((file) => file.split(/[/.]/)));
  for (const file of files.filter((name) => hasNames.test(name))) {
    for (const [word] of readFileSync(path.join(projectRoot, file), 'utf8').matchAll(wordPattern)) {
      words.add(word);
      for (const part of word.split('-')) words.add(part);
    }
  }
  const all = [...words].join('\n');
  const isKnown = (word: string) =>
    words.has(word) ||
    isPlaceholder(word) ||
    // The start or end of a name, such as `_REGISTER` after `RATE_LIMIT_LOGIN`.
    (/^[_-]|[_-]$/.test(word) && all.includes(word));
  return ({ codes }) =>
    codes.flatMap((code) => {
      const names = code.replace(/\b[0-9][\w.-]*/g, ' ').match(wordPattern) ?? [];
      return names.filter((word) => !isKnown(word)).map((word) => `\`${code}\`: no source knows ${word}`);
    });
}
