import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { parseSync, Visitor } from 'oxc-parser';
import { projectFiles } from './projectFiles';

/** The texts of a messages file; in one that is put together, `{}` replaces each expression. */
export function textsOf(source: string): readonly string[] {
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateLiteral: ({ quasis }) => void texts.push(quasis.map(({ value }) => value.cooked ?? '').join('{}')),
  }).visit(parseSync('messages.ts', source).program);
  return texts;
}

/** Every text that the site shows. */
export const siteTexts = (): readonly string[] =>
  projectFiles('*messages.ts')
    .filter((file) => !file.startsWith('provider-sandbox/'))
    .flatMap((file) => textsOf(readFileSync(path.join(projectRoot, file), 'utf8')));
