import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';

const product = path.join(projectRoot, 'docs/spec/product.md');

/** Quoted words of the catalogue that no state can show, with the reason. */
const notShown: Readonly<Record<string, string>> = {
  "Server's": 'the catalogue explains its own words with it',
};

/** The quoted sentences of a section of a Markdown page, in order; a line break in one is a space. */
export function quotedSentences(markdown: string, section: string): readonly string[] {
  const [, content = ''] = markdown.split(new RegExp(`^## ${section}\\..*$`, 'm'));
  const [own = ''] = content.split(/^## /m);
  return [...new Set([...own.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text.replace(/\s+/g, ' ')))];
}

/** The sentences of the error catalogue (spec §8) that players can see. */
export const catalogueSentences = (): readonly string[] =>
  quotedSentences(readFileSync(product, 'utf8'), '8').filter((sentence) => notShown[sentence] === undefined);
